import { PAGE_DATA_ID, type PageData } from '@rollcall/shared/module';
import { escapeJson } from '@rollcall/shared/node';
import type { FirstCall } from './first-call.ts';
import type { FirstPaint } from './first-paint.ts';

interface PageParts {
  readonly data: PageData;
  readonly nonce: string;
  readonly preloads: readonly string[];
  readonly paint: FirstPaint | undefined;
  readonly firstCall?: FirstCall | undefined;
}

/** A style sheet that the shell's build put into the head. */
const STYLE_SHEET = /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g;

/** Where the shell keeps preload links until its script inserts them (decision 088). */
const PRELOADS = '<template id="preloads">';

/**
 * Completes the shell's page (design §6): first what the browser draws at once, then the preload links, the shell's style
 * sheets and the data block. A style sheet in front of the first paint would delay it by a round trip. The block is data
 * and runs no code. It carries the page's nonce for styles, which only scripts of the page can read. The root element names
 * the first call, which a script in the head begins.
 */
export function composePage(shellHtml: string, parts: PageParts): string {
  const { data, nonce, preloads, paint, firstCall } = parts;
  const page = firstCall ? shellHtml.replace('<html', () => rootWith(firstCall)) : shellHtml;
  const html = page.replace(PRELOADS, () => PRELOADS + preloads.join(''));
  const block = `<script type="application/json" id="${PAGE_DATA_ID}" nonce="${nonce}">${escapeJson(data)}</script>`;
  if (!paint) return html.replace('</head>', () => `${block}</head>`);
  const sheets = html.match(STYLE_SHEET) ?? [];
  return html
    .replace(STYLE_SHEET, '')
    .replace('</head>', () => `<style nonce="${nonce}">${paint.css}</style></head>`)
    .replace('<body>', () => `<body>${paint.html}`)
    .replace('</body>', () => `${sheets.join('')}${block}</body>`);
}

/** The URL has no characters that would need escaping (first-call.ts). */
const rootWith = ({ url, session }: FirstCall) =>
  `<html data-first-call="${url}" data-first-call-for="${session}"`;
