import { findIncompatibilities } from './compatibility.ts';
import { moduleDescriptor } from './descriptor.ts';
import { READS } from './formats.ts';
import { platformMeets, validRange } from './semver-range.ts';

const descriptor = moduleDescriptor.parse({
  name: 'mfe-time',
  title: 'Time',
  team: 'attendance',
  requires: { platform: '^1.2.0' },
  routes: [{ path: '/time/logs', access: 'admin' }],
  nav: [],
  budget: { loadTimeoutMs: 8000, sizeKb: 250 },
});

test.each([
  ['1.2.0', ['react', 'antd/es/table'], []],
  ['1.9.3', ['react', 'antd/es/table', 'more'], []],
  [
    '1.1.9',
    ['react', 'antd/es/table'],
    [{ reason: 'platform', required: '^1.2.0', platform: '1.1.9' }],
  ],
  [
    '2.0.0',
    ['react', 'antd/es/table'],
    [{ reason: 'platform', required: '^1.2.0', platform: '2.0.0' }],
  ],
  ['1.2.0', ['react'], [{ reason: 'consumes', missing: ['antd/es/table'] }]],
  [
    '2.0.0',
    [],
    [
      { reason: 'platform', required: '^1.2.0', platform: '2.0.0' },
      { reason: 'consumes', missing: ['react', 'antd/es/table'] },
    ],
  ],
])('a platform %s that provides %j: %j (design §4)', (platform, provides, found) => {
  const release = { descriptor, consumes: ['react', 'antd/es/table'] };
  expect(findIncompatibilities(release, { platform, provides, reads: READS })).toEqual(found);
});

const different = (built: string, provided: string) => [
  { reason: 'libraries', different: [{ name: 'react', built, provided }] },
];

test.each([
  [{ react: '19.1.0' }, { react: '19.3.1' }, []],
  [{ react: '20.0.0' }, { react: '19.3.1' }, different('20.0.0', '19.3.1')],
  [{ react: '9.0.0' }, { react: '19.3.1' }, different('9.0.0', '19.3.1')],
  [{ antd: '7.0.0' }, { react: '19.3.1' }, []],
  [undefined, { react: '19.3.1' }, []],
  [{ react: '20.0.0' }, undefined, []],
])('a module built with %j in a shell with %j: %j (decision 065)', (built, provided, found) => {
  const release = { descriptor, consumes: [], ...(built && { libraries: built }) };
  const shell = {
    platform: '1.2.0',
    provides: [],
    reads: READS,
    ...(provided && { libraries: provided }),
  };
  expect(findIncompatibilities(release, shell)).toEqual(found);
});

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.10.0', '^1.9.0', true],
  ['0.10.0', '^0.9.0', false],
  ['2.0.0', '^1.0.0', false],
  ['1.1.0-rc.1', '^1.0.0', true],
  ['1.0.0', '>=0.9.0 <2', true],
  ['one', '^1.0.0', false],
  ['1.0.0', 'one', false],
])('platform %s satisfies %s: %s', (version, range, expected) => {
  expect(platformMeets(version, range)).toBe(expected);
});

test('valid ranges are recognised', () => {
  expect(['^1.0.0', '*', '1.x'].every(validRange)).toBe(true);
  expect(['one', '^^1'].some(validRange)).toBe(false);
});
