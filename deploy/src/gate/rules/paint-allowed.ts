import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_PAINT_ID, modulePaint } from '@rollcall/shared/module';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { brotli } from '../../store/compress.ts';
import { nameSome } from './name-some.ts';
import type { BuildFacts, Rule } from './rule.ts';

/** Elements that draw something and run nothing. */
const ELEMENTS = new Set(
  'a b br button div em fieldset form h1 h2 h3 hr img input label legend li main nav ol option output p path rect circle section select small span strong svg textarea ul'.split(
    ' ',
  ),
);

/** Attributes of these elements, besides `aria-…` and `data-…`. */
const ATTRIBUTES = new Set(
  'alt autocapitalize autocomplete autocorrect class cx cy d disabled dir fill fill-rule focusable for height hidden href id inputmode lang maxlength name novalidate pattern placeholder r required role rows rx ry spellcheck stroke stroke-width tabindex title type value viewbox width x y'.split(
    ' ',
  ),
);

/** Elements that may have a name. That of others would replace a property of the document, such as `getElementById`. */
const NAMED = new Set(['input', 'select', 'textarea']);

/** The largest first paint of a page, after brotli. It is in front of everything else. */
const MAX_KB = 10;

type Node = DefaultTreeAdapterMap['childNode'];

/** The web host puts `paint.json` into pages: it may only draw (decision 086). */
export const paintAllowed: Rule<BuildFacts> = {
  name: 'paint-allowed',
  fix: 'use plain elements without script, style and event attributes in the first paint, and links within the console.',
  async check({ dist }) {
    const text = await readFile(join(dist, 'paint.json'), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const parsed = parse(text);
    if (!parsed) return 'paint.json is not an object of { html, css } by path';
    const problems = Object.entries(parsed).flatMap(([path, { html, css }]) =>
      [...problemsOfHtml(html), ...problemsOfCss(css)].map((problem) => `${path}: ${problem}`),
    );
    for (const [path, page] of Object.entries(parsed)) {
      const kb = (await brotli(Buffer.from(page.html + page.css))).length / 1000;
      if (kb > MAX_KB) problems.push(`${path}: ${kb.toFixed(1)} kB are more than ${MAX_KB} kB`);
    }
    return problems.length > 0 ? `paint.json: ${nameSome(problems)}` : undefined;
  },
};

function parse(text: string) {
  try {
    return modulePaint.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const problemsOfHtml = (html: string) => parseFragment(html).childNodes.flatMap(problemsOf);

function problemsOf(node: Node): string[] {
  if (node.nodeName === '#text') return [];
  if (!('attrs' in node)) return [`${node.nodeName} is not allowed`];
  if (!ELEMENTS.has(node.tagName)) return [`<${node.tagName}> is not allowed`];
  const attributes = node.attrs.flatMap((one) => problemsOfAttribute(node.tagName, one));
  return [...attributes, ...node.childNodes.flatMap(problemsOf)];
}

function problemsOfAttribute(
  tagName: string,
  { name, value }: { readonly name: string; readonly value: string },
): string[] {
  if (!ATTRIBUTES.has(name.toLowerCase()) && !/^(aria|data)-[a-z-]+$/.test(name)) {
    return [`the attribute ${name} is not allowed`];
  }
  if (name === 'name' && !NAMED.has(tagName)) {
    return [`the attribute name is not allowed on <${tagName}>`];
  }
  // The page has elements of its own, which scripts find by their ids.
  if (name === 'id' && !value.startsWith('first-')) {
    return [`the id ${value} does not begin with first-`];
  }
  if (name === 'id' && value === FIRST_PAINT_ID) return [`the id ${value} is taken`];
  if (name === 'href' && !staysInConsole(value)) {
    return [`the link ${value} does not stay in the console`];
  }
  return [];
}

/** Browsers ignore line breaks and tabs in a URL, and take a backslash for a slash. */
const staysInConsole = (link: string) =>
  link.startsWith('/') && URL.parse(link, 'http://console')?.host === 'console';

/** A style sheet that fetches something, or ends its element. */
function problemsOfCss(css: string): string[] {
  const found = /@import|url\(|image-set\(|<\/|\\/i.exec(css);
  return found ? [`its style sheet contains ${found[0]}`] : [];
}
