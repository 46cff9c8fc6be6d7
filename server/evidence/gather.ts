/**
 * The answers of several askers, once all have finished. Where some failed, the first of them in the list is thrown, not the first
 * in time; so nothing goes on in the background of a failure, and a run again fails alike.
 */
export async function gather<Askers extends readonly Promise<unknown>[] | []>(askers: Askers) {
  await Promise.allSettled(askers)
  return Promise.all(askers)
}
