/** What a browser sees while the viewer has not been built. */
export const viewerNotBuilt = (): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hearsay: the viewer is not built yet</title>
<style>
  body { font: 1.1rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; color: #3b3028; background: #f7f1e3 }
  code { background: #e9dfc7; padding: .1em .4em; border-radius: .3em }
  @media (prefers-color-scheme: dark) { body { color: #e9dfc7; background: #26211c } code { background: #3b3028 } }
</style>
<h1>The town is awake, its window is not</h1>
<p>The server runs, but the viewer has not been built. Stop it and type <code>npm start</code>, which builds it first,
or type <code>npm run build</code> and load this page again after starting the server anew.</p>
</html>
`
