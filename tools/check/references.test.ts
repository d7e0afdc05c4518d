import {
  type DocumentTexts,
  explainDeadReference,
  findReferences,
  readTargets,
} from './references.ts';

const TEXTS: DocumentTexts = {
  specification: '# Specification\n\n## 2. Screens\n\n## 5. Rules\n\n## 8. Errors\n',
  design: '## 4. Modules\n\n## 5. Loading\n\n## 6. Releases\n\n## 15. Notes\n\n1. One.\n2. Two.\n',
  federation: '| id | what |\n|---|---|\n| E3 | a chunk |\n| E3b | an expose |\n| E10 | sri |\n',
  contributing:
    '# Contributing\n\n1. No habit.\n\n## Fifteen habits\n\n1. **One.**\n2. **Two.**\n\n## Recipes\n\n3. No habit.\n',
  decisions: ['010-embedded-postgresql.md', '048-end-of-a-session.md', 'README.md'],
  documents: new Map([['docs/design.md', new Set(['4-modules'])]]),
};
const TARGETS = readTargets(TEXTS);

const found = (text: string, within?: 'design') =>
  findReferences(text, within).map(({ kind, target }) => `${kind ?? 'none'} ${target}`);

test('headings, numbered notes, table rows, habits and files can be referred to', () => {
  expect(TARGETS).toEqual({
    specification: new Set(['2', '5', '8']),
    design: new Set(['4', '5', '6', '15', '15.1', '15.2']),
    federation: new Set(['E3', 'E3b', 'E10']),
    habit: new Set(['1', '2']),
    decision: new Set(['010', '010-embedded-postgresql', '048', '048-end-of-a-session']),
    document: new Set(['docs/design.md', 'docs/design.md#4-modules']),
  });
});

test.each([
  ['(spec §2)', ['specification 2']],
  ['(spec §2, Employees table). (design §15.13)', ['specification 2', 'design 15.13']],
  ['/**\n * than its own (design\n * §9). Answers', ['design 9']],
  ['-- by which (Spec §2,\n-- spec §5)', ['specification 2', 'specification 5']],
  ['Federation E98, federation E3b', ['federation E98', 'federation E3b']],
  ['contributing,\n// habit\n// 6', ['habit 6']],
  ['Decision 010 and one more', ['decision 010']],
  ['[decision](docs/decisions/033-changed-tests.md)', ['decision 033-changed-tests']],
  ['decisions/048-wrong-slug', ['decision 048-wrong-slug']],
  ['// see docs/design.md#nowhere.', ['document docs/design.md#nowhere']],
  ['// see ../docs/none.md.', ['document docs/none.md']],
  ['spec §2, §5', ['specification 2', 'none 5']],
  ['design §4–§6', ['design 4', 'none 6']],
  ["as the design's §9 says", ['none 9']],
  ['federation E4 and E5', ['none federation E4 and E5']],
  ['decision 010–019', ['none decision 010–019']],
  ['habit 14\n// to 15', ['none habit 14\n// to 15']],
  ['decisions 010 and 048', ['none decisions 010']],
  ['(docs/decisions/026)', ['none decisions/026']],
  ['E3 of something else', []],
  ['500 decisions a day', []],
  ['the decision 2026 was', []],
  ['habitat 3', []],
  ['federation E2E', []],
  ['a decision-maker, 048 of them', []],
  ['docs/decisions/NNN-*.md', []],
])('%j has the references %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('a bare section refers to the kind that contains it; elsewhere it names no document', () => {
  expect(found('the headers of §12', 'design')).toEqual(['design 12']);
  expect(found('spec §7 leaves it open. By §12 it is not', 'design')).toEqual([
    'specification 7',
    'design 12',
  ]);
  expect(found('as §7 says')).toEqual(['none 7']);
  expect(found('spec §7 says it; as §9 does')).toEqual(['specification 7', 'none 9']);
});

test('a dead reference fails with its line, and others pass', () => {
  const text = `spec §2, spec §7; design §15.2
federation E3b, federation E11; habit 2, habit 3
decision 048 and decision 999; docs/none.md; §4`;
  const problems = findReferences(text).flatMap((reference) => {
    const problem = explainDeadReference(reference, TARGETS);
    return problem === undefined ? [] : [`${reference.line}: ${problem}`];
  });
  expect(problems).toEqual([
    '1: there is no specification 7',
    '2: there is no federation E11',
    '2: there is no habit 3',
    '3: there is no decision 999',
    '3: there is no document docs/none.md',
    '3: "4" has another form than spec §4 or decision 048',
  ]);
});
