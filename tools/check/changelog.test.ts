import { findMissingEntry } from './changelog.ts';

const CHANGELOG = '# x\n\nText.\n\n## 1.4.0\n\n- New.\n\n## 1.3.0\n\n- Old.\n';

test('the newest entry of the version is found', () => {
  expect(findMissingEntry('1.4.0', CHANGELOG)).toEqual([]);
});

test.each([
  ['a version without an entry', '1.5.0', CHANGELOG, 'the newest entry is 1.4.0'],
  ['an older version', '1.3.0', CHANGELOG, 'the newest entry is 1.4.0'],
  ['a file without entries', '1.0.0', '# x\n', 'the newest entry is missing'],
])('%s is refused', (_, version, text, reason) => {
  expect(findMissingEntry(version, text)).toEqual([expect.stringContaining(reason)]);
});
