import { PAGE_DATA_ID, type PageData, type Release } from '@rollcall/shared/module';

/**
 * Puts the data block and the preload links into the shell's page, before the end of its head (design §6). The
 * block is data and runs no code; it carries the page's nonce for antd's styles, which only scripts of the page
 * can read.
 */
export function composePage(
  html: string,
  data: PageData,
  nonce: string,
  preloads: readonly string[],
) {
  const block = `<script type="application/json" id="${PAGE_DATA_ID}" nonce="${nonce}">${escapeJson(data)}</script>`;
  return html.replace('</head>', () => `${preloads.join('')}${block}</head>`);
}

/** JSON that cannot end its script element nor break a line of it. */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Links that let the browser fetch a module's files while the shell's scripts still load. Integrity and
 * crossorigin repeat what the module runtime will ask for, else a script is fetched twice (design §5). The
 * manifest is preloaded without: browsers check it when the runtime fetches it, and only then.
 */
export function preloadLinks({ url, integrity, preload }: Release): string[] {
  const manifest = `<link rel="preload" as="fetch" href="${url}mf-manifest.json" crossorigin="anonymous">`;
  const scripts = preload.filter((path) => path in integrity);
  return [
    ...('mf-manifest.json' in integrity ? [manifest] : []),
    ...scripts.map(
      (path) =>
        `<link rel="preload" as="script" href="${url}${path}" crossorigin="anonymous" integrity="${integrity[path]}">`,
    ),
  ];
}

/** The live release that answers a path, so that its files can be preloaded; parameters match one part. */
export function releaseForPath(data: PageData, pathname: string): Release | undefined {
  return Object.values(data.releases.modules)
    .filter(({ disabled }) => !disabled)
    .map(({ current, releases }) => releases[current])
    .find((release) =>
      release?.descriptor.routes.some(({ path }) => toPattern(path).test(pathname)),
    );
}

const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+').replaceAll('/', '\\/')}\\/?$`);
