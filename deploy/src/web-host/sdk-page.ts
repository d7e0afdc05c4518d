import { createHash } from 'node:crypto';
import type { Guide, PackedPackage } from '../sdk/sdk-index.ts';

interface SdkPage {
  /** The console's address, without a slash at the end; safe as HTML. */
  readonly address: string;
  readonly packages: readonly PackedPackage[];
  /** Undefined for a shell that was built without it. */
  readonly guide: Guide | undefined;
  readonly nonce: string;
}

/** The address in the guide's commands. */
export const EXAMPLE_ADDRESS = 'https://console.example';

/** An address that stays, for a command in a guide. It leads to the archive of the live shell. */
export const COMMAND_PATH = '/sdk/rollcall.tgz';

const STYLE = `
:root { color-scheme: light dark; background: light-dark(#fff, #141a23); color: light-dark(#1f2733, #e6eaf1); scroll-padding-top: 1rem; }
body { font: 16px/1.6 system-ui, sans-serif; margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.3; margin: 0 0 1rem; }
h2 { font-size: 1.35rem; line-height: 1.3; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1.1rem; margin: 1.75rem 0 .25rem; }
:is(h2, h3) > a { color: inherit; text-decoration: none; }
:is(h2, h3) > a:is(:hover, :focus-visible)::after { content: " #"; }
a { color: light-dark(#2050c0, #9db8ff); }
code { font: .9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
td:first-child code { overflow-wrap: break-word; }
.code { position: relative; }
pre { margin: 1rem 0; padding: 1rem; border: 1px solid light-dark(#d5d9e0, #414b5c); border-radius: 8px; background: light-dark(#f6f7f9, #1d2430);
  white-space: pre-wrap; }
pre:has(+ :not([hidden])) { padding-inline-end: 5.5rem; }
button { position: absolute; inset: .6rem .6rem auto auto; min-width: 4.5rem; font: inherit; font-size: .85rem; padding: .2rem .5rem;
  border: 1px solid light-dark(#8a93a3, #6b7688); border-radius: 6px; background: light-dark(#fff, #141a23); color: inherit; cursor: pointer; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
td, th { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid light-dark(#e3e6eb, #2b3444); }
td:last-child, th:last-child { padding-inline-end: 0; }
nav ul { columns: 16rem; padding-inline-start: 1.25rem; }
output { position: absolute; clip-path: inset(50%); }
`;

/** Shows the buttons where the browser can copy: on HTTPS and on this machine. */
const SCRIPT = `if (navigator.clipboard) for (const button of document.querySelectorAll('.code button')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const done = await navigator.clipboard.writeText(button.previousElementSibling.textContent).then(() => 'Copied', () => 'Select it');
    button.textContent = document.querySelector('output').textContent = done;
    setTimeout(() => { button.textContent = 'Copy'; document.querySelector('output').textContent = ''; }, 2000);
  });
}`;

/** The integrity value of the page's script, for its policy. */
export const SDK_SCRIPT = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;

/**
 * `/sdk`: all that a team with a repository of its own needs in order to write a module for this console (decision 073). It
 * needs no sign-in; scripts only add buttons.
 */
export function sdkPage({ address, packages, guide, nonce }: SdkPage): string {
  const contents = [...(guide?.contents ?? []), { id: 'packages', title: 'Packages' }]
    .map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`)
    .join('');
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
<nav aria-label="Contents"><ul>${contents}</ul></nav>
${guide ? guideOf(guide, address, packages) : ''}
${packagesSection(address, packages)}
<output></output>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** The guide with this console's address. npx never loads an address twice, so the command is named with its version. */
function guideOf({ html }: Guide, address: string, packages: readonly PackedPackage[]): string {
  const command = packages.find(({ name }) => name === '@rollcall/cli');
  return html
    .replaceAll(EXAMPLE_ADDRESS, () => address)
    .replaceAll(COMMAND_PATH, () => (command ? `/sdk/${command.file}` : COMMAND_PATH));
}

function packagesSection(address: string, packages: readonly PackedPackage[]): string {
  const rows = packages.map(
    ({ name, version, file }) =>
      `<tr><td><code>${name}</code></td><td><a href="/sdk/${file}">${version}</a></td></tr>`,
  );
  const urls = packages.map(({ file }) => `${address}/sdk/${file}`);
  return `<h2 id="packages"><a href="#packages">Packages</a></h2>
<p>They fit the console as it is now. Each version stays as it is, so a lock file stays valid. To use the present ones in a
module that was created earlier:</p>
<div class="code"><pre><code>npm install ${urls.join(' ')}</code></pre><button type="button" hidden>Copy</button></div>
<table><thead><tr><th scope="col">package</th><th scope="col">version</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
