import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { themeFor } from '@rollcall/shared/ui';
import { act, render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { THEME_KEY } from '../antd-patches/theme-key.ts';
import { ALL_COMPONENTS } from '../testing/all-antd-components.tsx';
import { extractSheets, keyOf, LINKS_KEY } from './extract-sheets.ts';

const SHEETS = extractSheets();
const sheets = new Map(SHEETS.map(({ key, css }) => [key, css]));
const es = join(dirname(createRequire(__filename).resolve('antd/package.json')), 'es');

beforeEach(() => {
  jest.useFakeTimers();
  // antd warns of its deprecated components, and jsdom has no canvas.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The rules that antd generates at run time for a component in the shell's theme, by key. */
async function generate(component: ReactNode): Promise<Map<string, string>> {
  const cache = createCache();
  const theme = { ...themeFor('light', 'comfortable'), hashed: false, cssVar: { key: THEME_KEY } };
  const view = render(
    <StyleProvider cache={cache}>
      <ConfigProvider theme={theme}>{component}</ConfigProvider>
    </StyleProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(2000));
  const styles = [...cache.cache].filter(([key]) => key.startsWith('style%'));
  const rules = styles.map(([key, [, [text, , keyframes]]]): [string, string] => [
    keyOf(key),
    text + Object.values<string>(keyframes).join(''),
  ]);
  view.unmount();
  return new Map(rules.filter(([key, css]) => css !== '' && key !== LINKS_KEY));
}

test('the components of these tests are all that antd has', () => {
  const folders = globSync('*/index.js', { cwd: es }).map((file) => dirname(file));
  const others = ['_util', 'locale', 'qrcode', 'style', 'theme', 'version'];
  expect(Object.keys(ALL_COMPONENTS).toSorted()).toEqual(
    folders.filter((folder) => !others.includes(folder)).toSorted(),
  );
});

const used = new Set<string>();
test.each(Object.entries(ALL_COMPONENTS))(
  'everything that antd generates for %s is extracted, to the letter',
  async (_, component) => {
    for (const [key, css] of await generate(component)) {
      used.add(key);
      expect([key, sheets.get(key)]).toEqual([key, css]);
    }
  },
);

test('every style hook of the list is used by one of the components', () => {
  const unused = [...sheets.keys()].filter((key) => !used.has(key));
  // Pagination draws it in themes with wireframes only.
  expect(unused).toEqual([LINKS_KEY, 'Pagination-bordered%ant-pagination']);
});

test.each([
  ['light', themeFor('light', 'comfortable')],
  ['dark', themeFor('dark', 'comfortable', { isMotionReduced: true })],
  ['compact', themeFor('light', 'compact')],
])('the rules of the %s theme are the same', (_, theme) => {
  expect(extractSheets(theme)).toEqual(SHEETS);
});

test('the rules for links apply in components only, and as weakly as the rules of antd', () => {
  const rules = sheets.get(LINKS_KEY) ?? '';
  const selectors = [...rules.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  expect(selectors.length).toBeGreaterThan(10);
  expect(selectors.filter((one) => !/^(:where\(\.rc\) a|a:where\(\.rc\))[^ ]*$/.test(one))).toEqual(
    [],
  );
});
