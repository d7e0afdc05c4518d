import type { PackedPackage } from '../sdk/sdk-index.ts';

interface SdkPage {
  /** The console's address, without a slash at the end. */
  readonly address: string;
  readonly packages: readonly PackedPackage[];
  readonly nonce: string;
}

const STYLE = `
:root { color-scheme: light dark; background: light-dark(#fff, #141a23); color: light-dark(#1f2733, #e6eaf1); }
body { font: 16px/1.6 system-ui, sans-serif; margin: 0; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.3; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
pre { padding: 1rem; border: 1px solid light-dark(#d5d9e0, #414b5c); border-radius: 8px; background: light-dark(#f6f7f9, #1d2430);
  white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: light-dark(#2050c0, #9db8ff); }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
td, th { text-align: start; padding: .25rem 1.5rem .25rem 0; }
`;

/**
 * `/sdk`: how a team with a repository of its own makes a module for this console (decision 073). It needs no script and no
 * sign-in. `address` must be safe as HTML.
 */
export function sdkPage({ address, packages, nonce }: SdkPage): string {
  const rows = packages.map(
    ({ name, version, file }) =>
      `<tr><td><code>${name}</code></td><td><a href="/sdk/${file}">${version}</a></td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Modules for this console · Rollcall</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main>
<h1>Modules for this console</h1>
<p>A module adds pages to this console. Its team develops, tests and releases it from a repository of its own, at any time,
without the console’s sources. It needs Node 22.12 or newer, npm, this address and a deploy token.</p>

<h2>1. Get a deploy token</h2>
<p>The operator of the console creates it, in the folder where the console runs:</p>
<pre><code>npm run token -- create --title "CI of payroll" --modules mfe-payroll --may-publish --may-point</code></pre>

<h2>2. Create the module</h2>
<pre><code>export ROLLCALL_URL=${address}
npx --yes --package=${address}/sdk/rollcall.tgz rollcall create mfe-payroll
cd mfe-payroll
npm install
npm test</code></pre>

<h2>3. Release it</h2>
<pre><code>export ROLLCALL_TOKEN=…
npm run check      # would the console refuse it?
npm run release    # tests, builds and publishes it, opens its pages in a browser, and makes it live
npx rollcall rollback</code></pre>
<p>The pages are opened in a Chromium of your machine: one of the system, that of <code>CHROMIUM_PATH</code>, or
<code>npx playwright-core install chromium</code>. Without one, <code>npm run release -- --confirm-unsmoked</code> makes the
version live untested. With <code>npx rollcall preview</code> administrators can look at a version before it is live.
<code>npx rollcall --help</code> lists all commands.</p>
<p>The guide has the rest: fields of module.json, cards and tabs on other pages, a server of your own, drafts, tests. It is
<code>node_modules/@rollcall/shared/guide.md</code> in the new module.</p>

<h2>Packages</h2>
<p>They fit the console as it is now. Each version stays as it is, so a lock file stays valid. To use the present ones in a
module that was created earlier:</p>
<pre><code>npm install ${packages.map(({ file }) => `${address}/sdk/${file}`).join(' ')}</code></pre>
<table><thead><tr><th scope="col">package</th><th scope="col">version</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</main></body>
</html>
`;
}
