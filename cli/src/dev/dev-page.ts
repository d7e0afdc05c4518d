import { PAGE_DATA_ID, type Release } from '@rollcall/shared/module';
import { escapeJson } from '@rollcall/shared/node';
import * as z from 'zod/mini';
import { PROBLEM } from './changes-script.ts';
import { BACKEND_PREFIX, CHANGES_PATH, HOOK_PATH } from './paths.ts';

/** A release list as far as the development server changes it. */
const list = z.looseObject({ modules: z.record(z.string(), z.unknown()) });

/** The data of a page as far as the development server reads and changes it: a newer console may send more. */
const pageData = z.looseObject({
  shell: z.looseObject({ version: z.string(), platform: z.string() }),
  releases: list,
  api: z.looseObject({ baseUrl: z.string() }),
  capabilities: z.nullable(z.array(z.string())),
});

type DevPageData = z.infer<typeof pageData>;

/** A page of the running console: its data and its style nonce. */
interface ConsolePage {
  readonly data: DevPageData;
  readonly nonce: string;
}

const BLOCK = new RegExp(`id="${PAGE_DATA_ID}" nonce="([^"]+)">(.*?)</script>`, 's');

/** Reads data and nonce of a page of the console; undefined when it is something else. */
export function readPage(html: string): ConsolePage | undefined {
  const [, nonce, json] = BLOCK.exec(html) ?? [];
  if (nonce === undefined || json === undefined) return undefined;
  return { nonce, data: pageData.parse(JSON.parse(json)) };
}

/** A release list with the release of one module replaced by the one in development. */
export function withDevModule<List extends z.infer<typeof list>>(
  releases: List,
  release: Release,
): List {
  const { name, version, builtAt: at } = release;
  const pointer = {
    current: version,
    good: null,
    bad: [],
    disabled: false,
    by: 'rollcall dev',
    at,
    releases: { [version]: release },
  };
  return { ...releases, modules: { ...releases.modules, [name]: pointer } };
}

/**
 * The page of the shell's development build with the console's data, and with React's hook before the scripts.
 * @param more capabilities besides those of the console.
 */
export function composeDevPage(
  shellHtml: string,
  { data, nonce }: ConsolePage,
  { release, more }: { readonly release: Release; readonly more: readonly string[] },
): string {
  const { baseUrl } = data.api;
  const shown = {
    ...data,
    releases: withDevModule(data.releases, release),
    capabilities: data.capabilities && [...new Set([...data.capabilities, ...more])],
    api: { ...data.api, baseUrl: withoutOrigin(baseUrl) },
  };
  const block = `<script type="application/json" id="${PAGE_DATA_ID}" nonce="${nonce}">${escapeJson(shown)}</script>`;
  return shellHtml
    .replace('<head>', () => `<head><script src="${HOOK_PATH}"></script>`)
    .replace('</head>', () => `<script defer src="${CHANGES_PATH}"></script>${block}</head>`);
}

/** A page that says what is wrong, until module.json changes. */
export const problemPage = (sentence: string): string => `<!doctype html>
<html lang="en" ${PROBLEM}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Development server</title>
    <script defer src="${CHANGES_PATH}"></script>
  </head>
  <body>
    <main>
      <h1>This page cannot be shown</h1>
      <p>${sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>
    </main>
  </body>
</html>
`;

/** Calls of a backend with another origin go through the development server, too: it allows only the console's pages. */
function withoutOrigin(baseUrl: string): string {
  const url = URL.parse(baseUrl);
  return url ? BACKEND_PREFIX + baseUrl.slice(url.origin.length) : baseUrl;
}
