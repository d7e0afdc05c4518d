import { findWords, isChecked, readStruckOut } from './words.ts';

test.each([
  ['a comment', '// The list is read anew.', 'anew'],
  ['an identifier', 'const doomedAt = now;', 'doomed'],
  ['a column', 'SELECT doomed_at FROM files', 'doomed'],
  ['a text, whatever its case', "'Please MEND the rows'", 'MEND'],
  ['words in a row', '// Nothing stands in the file.', 'stands in'],
  ['a verb in another form', '// It has taken back the attempt.', 'taken back'],
])('finds the word in %s', (_, text, word) => {
  expect(findWords('a.ts', `\n${text}`)).toEqual([{ line: 2, word, instead: expect.any(String) }]);
});

test('finds the word in the name of a file', () => {
  expect(findWords('api/src/doom-files.ts', '')).toMatchObject([{ line: 0, word: 'doom' }]);
});

test('a struck-out word in a document is an example and allowed', () => {
  expect(findWords('docs/glossary.md', '| break | ~~pause~~ |')).toEqual([]);
});

test.each([
  'amended',
  'recommend',
  'farewell',
  'families',
  'thereafterwards',
  'stands for',
  'Amélie',
])('does not find a word within "%s"', (text) => {
  expect(findWords('a.ts', text)).toEqual([]);
});

test.each([
  ['api/src/main.ts', true],
  ['docs/design.md', true],
  ['docs/specification.md', false],
  ['api/CHANGELOG.md', false],
  ['api/src/core/db/migrations/001-baseline.sql', true],
  ['docs/console.png', false],
])('checks %s: %s', (path, isIt) => {
  expect(isChecked(path)).toBe(isIt);
});

const GLOSSARY = `
| word | meaning | not |
|---|---|---|
| module | a remote application | ~~micro-app, plugin~~ |
| designation | the job of an employee | ~~job title~~ |
| break | inside a time log | ~~pause~~ |
`;

test.each([
  ['a phrase', 'const jobTitle = 1;', 'job Title', 'designation'],
  ['a word with a hyphen, in the plural', '// All micro-apps', 'micro apps', 'module'],
])('refuses %s that the glossary strikes out, and names its term', (_, text, word, instead) => {
  expect(findWords('a.ts', text, readStruckOut(GLOSSARY))).toEqual([{ line: 1, word, instead }]);
});

test('leaves out what has an ordinary meaning, and what the list refuses anyway', () => {
  expect(readStruckOut(GLOSSARY).map(({ pattern }) => pattern)).toEqual([
    'micro apps?',
    'job titles?',
  ]);
});
