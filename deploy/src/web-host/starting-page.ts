/** Seconds after which a browser reloads the page. */
export const RETRY_AFTER_SECONDS = 2;

/**
 * The page while the console cannot be served yet: one sentence, and an automatic reload. The style carries the page's
 * nonce.
 */
export function startingPage(sentence: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>Rollcall is starting</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; display: grid; place-items: center; min-height: 100vh; margin: 0; }
main { max-width: 30rem; padding: 1.5rem; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
p { margin: 0; }
</style>
</head>
<body><main><h1>Rollcall is starting</h1><p>${sentence} This page reloads automatically.</p></main></body>
</html>
`;
}
