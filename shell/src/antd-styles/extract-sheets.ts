import { createRequire } from 'node:module';
import type { createCache as CreateCache, StyleProvider as Provider } from '@ant-design/cssinjs';
import type { ConfigProvider as Config, ThemeConfig } from 'antd';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { THEME_KEY } from '../antd-patches/theme-key.ts';
import { STYLE_HOOKS, type StyleHook } from './hooks.ts';

/** Rules of antd. */
export interface Sheet {
  /** antd's name of the style hook with the prefix of its classes, e.g. `Button-compact%ant-btn`. */
  readonly key: string;
  /** File of antd below `es`, without extension, that declares the hook; none for rules of all components. */
  readonly file?: string;
  /** Place in the cascade, which is its own: a sheet comes after all with a lower one. */
  readonly place: number;
  readonly css: string;
}

/** Keys of the rules that all components need: for links in them, and for icons. */
export const LINKS_KEY = 'Shared%ant';
export const ICONS_KEY = 'ant-design-icons%anticon';

/** An entry of antd's style cache. */
type Style = readonly [
  text: string,
  id: string,
  keyframes: Readonly<Record<string, string>>,
  clientOnly: boolean | undefined,
  order: number,
];

/**
 * The rules of every style hook of antd, and those for links and icons. They are the same for every theme: its values are
 * variables, which antd writes in the page.
 */
export function extractSheets(theme: ThemeConfig = {}): Sheet[] {
  const [links] = stylesOf(STYLE_HOOKS.slice(0, 1), { ...theme, hashed: true }).filter(
    ({ key }) => key === LINKS_KEY,
  );
  if (!links) throw new Error('The rules for links have another key in this version of antd.');
  return stylesOf(STYLE_HOOKS, { ...theme, hashed: false })
    .toSorted((a, b) => a.style[4] - b.style[4])
    .map(({ style, ...sheet }, place) => ({
      ...sheet,
      place,
      css: sheet.key === LINKS_KEY ? linkRules(links.style[0]) : textOf(style),
    }));
}

/** What the hooks add to antd's cache. */
function stylesOf(hooks: readonly StyleHook[], ofConsole: ThemeConfig) {
  // antd's CommonJS build, since Node cannot load the other one; and the style library that this build uses.
  const load = createRequire(import.meta.url);
  const { createCache, StyleProvider } = load('@ant-design/cssinjs') as {
    createCache: typeof CreateCache;
    StyleProvider: typeof Provider;
  };
  const ConfigProvider: typeof Config = load('antd/lib/config-provider').default;
  const used = hooks.map((hook) => ({ ...hook, use: load(`antd/lib/${hook.file}`)[hook.name] }));
  const cache = createCache();
  const styles: { key: string; file?: string; style: Style }[] = [];
  const seen = new Set<string>();
  const collect = (file?: string) => {
    for (const [cacheKey, [, style]] of cache.cache) {
      if (seen.has(cacheKey) || !cacheKey.startsWith('style%')) continue;
      seen.add(cacheKey);
      const key = keyOf(cacheKey);
      const isCommon = key === LINKS_KEY || key === ICONS_KEY;
      styles.push({ key, style, ...(!isCommon && file !== undefined && { file }) });
    }
  };
  const Hooks = () => {
    collect();
    for (const { use, args, isComponent, file } of used) {
      if (isComponent) use({ prefixCls: args[0] });
      else use(...args);
      collect(file);
    }
    return null;
  };
  const theme = { ...ofConsole, cssVar: { key: THEME_KEY } };
  renderToStaticMarkup(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme }, createElement(Hooks)),
    ),
  );
  return styles;
}

/** `style%HASH%Button-compact%ant-btn%anticon` → `Button-compact%ant-btn`. */
export const keyOf = (cacheKey: string) => cacheKey.split('%').slice(2, 4).join('%');

const textOf = ([text, , keyframes]: Style) => text + Object.values(keyframes).join('');

/**
 * The rules for links apply inside components only. antd limits them by the hash of the theme, the console by the class
 * of its theme. The rest repeats the rules for icons.
 */
function linkRules(text: string): string {
  const hash = /\.css-[\w-]+/g;
  return text
    .slice(0, text.indexOf(`:where(${text.match(hash)?.[0]}).anticon`))
    .replaceAll(hash, `.${THEME_KEY}`);
}
