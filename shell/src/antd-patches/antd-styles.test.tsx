import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import {
  genComponentStyleHook,
  genCssVar,
  genStyleHooks,
  genSubStyleComponent,
} from './gen-style-utils.ts';
import { insertSheet } from './insert-sheet.ts';

const elements = () => [...document.head.querySelectorAll('style')];
/** The texts of these tests' rules in the page, in their order. */
const rules = () =>
  elements().flatMap(({ textContent }) => (textContent.startsWith('.test') ? [textContent] : []));
/** What `act` adds to them. */
function added(act: () => void): string[] {
  const before = rules();
  act();
  return rules().filter((text) => !before.includes(text));
}

test('rules are in the order of the cascade, before the styles of the console, each once', () => {
  const ours = document.createElement('style');
  ours.textContent = '.test-ours{}';
  document.head.append(ours);
  for (const place of [20, 10, 30, 20, 15]) insertSheet([place, `.test-${place}{}`], 'abc');
  expect(rules()).toEqual(['.test-10{}', '.test-15{}', '.test-20{}', '.test-30{}', '.test-ours{}']);
  expect(elements().map(({ nonce }) => nonce)).toEqual(['abc', 'abc', 'abc', 'abc', '']);
  ours.remove();
});

test('a component adds its rules when it is drawn first, and its variables for each theme', () => {
  const useStyle = genStyleHooks('Test', [100, '.test-component{}'], { size: 3, zIndexPopup: 5 });
  function Test() {
    const [hash, className] = useStyle('ant-test');
    return <p className={className}>{hash}</p>;
  }
  expect(rules()).not.toContain('.test-component{}');
  const draw = (size: number) => (
    <ConfigProvider
      csp={{ nonce: 'abc' }}
      theme={{ cssVar: { key: 'rc' }, hashed: false, components: { Test: { size } } as object }}
    >
      <Test />
    </ConfigProvider>
  );
  const view = render(draw(7));
  expect(view.container.innerHTML).toBe('<p class="rc"></p>');
  view.rerender(draw(9));
  expect(rules().filter((text) => text === '.test-component{}')).toHaveLength(1);
});

test('rules that another component has are left out', () => {
  const useStyle = genStyleHooks('Test', [101, '.test-menu{}'], undefined, { injectStyle: false });
  expect(added(() => void render(<Draw use={() => useStyle('ant-dropdown-menu')} />))).toEqual([]);
});

test('hooks without variables and sub-styles add their rules', () => {
  const useStyle = genComponentStyleHook('Wave', [102, '.test-wave{}']);
  const SubStyle = genSubStyleComponent('Test', [103, '.test-sub{}']);
  const both = (
    <>
      <Draw use={() => useStyle()} />
      <SubStyle />
    </>
  );
  expect(added(() => void render(both))).toEqual(['.test-wave{}', '.test-sub{}']);
});

test('names of variables are antd’s', () => {
  const [name, reference] = genCssVar('.ant', 'wave');
  expect([name('color'), reference('color'), reference('color', 'red')]).toEqual([
    '--ant-wave-color',
    'var(--ant-wave-color)',
    'var(--ant-wave-color, red)',
  ]);
});

function Draw({ use }: { readonly use: () => unknown }) {
  use();
  return null;
}
