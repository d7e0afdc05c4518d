import { extensionsAt } from './extensions.ts';
import type { ReleaseList } from './release-list.ts';

const card = (id: string, changes: object = {}) => ({
  point: 'dashboard.card',
  id,
  title: id,
  ...changes,
});

/** A list with one live version of each module. */
const listWith = (
  modules: Readonly<Record<string, { extensions?: object[]; disabled?: boolean }>>,
) =>
  ({
    modules: Object.fromEntries(
      Object.entries(modules).map(([name, { extensions, disabled = false }]) => [
        name,
        { current: '1', disabled, releases: { 1: { descriptor: { extensions } } } },
      ]),
    ),
  }) as unknown as ReleaseList;

const idsAt = (
  list: ReleaseList,
  capabilities: readonly string[] | null = [],
  rights: readonly string[] = [],
) =>
  extensionsAt(list, 'dashboard.card', capabilities && new Set(capabilities), rights).map(
    ({ module, entry }) => `${module} ${entry.id}`,
  );

test('extensions are in the order of the modules’ names', () => {
  const list = listWith({
    'mfe-b': { extensions: [card('two'), card('one')] },
    'mfe-a': { extensions: [card('three')] },
    'mfe-c': {},
  });
  expect(idsAt(list)).toEqual(['mfe-a three', 'mfe-b two', 'mfe-b one']);
});

test('extensions with an order come first, lowest first, across modules', () => {
  const list = listWith({
    'mfe-a': { extensions: [card('none'), card('third', { order: 300 })] },
    'mfe-b': { extensions: [card('fourth', { order: 300 }), card('first', { order: 0 })] },
    'mfe-c': { extensions: [card('last')] },
  });
  expect(idsAt(list)).toEqual([
    'mfe-b first',
    'mfe-a third',
    'mfe-b fourth',
    'mfe-a none',
    'mfe-c last',
  ]);
});

test('other points, disabled modules and missing capabilities are left out', () => {
  const list = listWith({
    'mfe-a': { extensions: [card('later', { point: 'moon.card' }), card('payroll')] },
    'mfe-b': { extensions: [card('off')], disabled: true },
    'mfe-c': { extensions: [card('needs', { capability: 'payroll' })] },
  });
  expect(idsAt(list)).toEqual(['mfe-a payroll']);
  expect(idsAt(list, null)).toEqual(['mfe-a payroll']);
  expect(idsAt(list, ['payroll'])).toEqual(['mfe-a payroll', 'mfe-c needs']);
});

test('an extension with a right is for those who have it', () => {
  const list = listWith({ 'mfe-a': { extensions: [card('payroll', { right: 'payroll' })] } });
  expect(idsAt(list)).toEqual([]);
  expect(idsAt(list, [], ['archive', 'payroll'])).toEqual(['mfe-a payroll']);
});
