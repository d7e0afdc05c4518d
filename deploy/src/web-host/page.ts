import { PAGE_DATA_ID, type PageData } from '@rollcall/shared/module';
import { escapeJson } from '@rollcall/shared/node';

/**
 * Inserts the data block and the preload links at the end of the head of the shell's page (design §6). The block is
 * data and runs no code. It carries the page's nonce for antd's styles, which only scripts of the page can read.
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
