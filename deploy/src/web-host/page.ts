import { PAGE_DATA_ID, type PageData } from '@rollcall/shared/module';

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
