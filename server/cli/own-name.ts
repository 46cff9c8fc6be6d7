/** How to call this program again, as it was called: through npm in a clone, by its name where it is installed. */
export const ownName = (environment: NodeJS.ProcessEnv = process.env): string =>
  environment.npm_lifecycle_event === 'start' || environment.npm_lifecycle_event === 'hearsay' ? 'npm run hearsay --' : 'hearsay'
