import Slugger from 'github-slugger';
import { Marked } from 'marked';
import type { Guide } from './sdk-index.ts';

/**
 * The guide as HTML: a heading is a link to itself, with GitHub's anchors, and each block of code has a button that copies it, which
 * the page shows if the browser can copy. The title is left out; the page has one of its own.
 */
export function renderGuide(markdown: string): Guide {
  const slugger = new Slugger();
  const contents: { id: string; title: string }[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        // GitHub forms its anchors from the text without the signs of Markdown.
        const plain = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = slugger.slug(plain);
        if (depth === 1) return '';
        if (depth === 2) contents.push({ id, title: escape(plain) });
        const shown = this.parser.parseInline(tokens);
        return `<h${depth} id="${id}"><a href="#${id}">${shown}</a></h${depth}>\n`;
      },
      code({ text }) {
        return `<div class="code"><pre><code>${escape(text)}</code></pre><button type="button" hidden>Copy</button></div>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { contents, html };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
