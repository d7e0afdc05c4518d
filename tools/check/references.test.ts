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

const FEDERATION_RANGES = ['E1', 'E96', 'E97', 'E98'].map((row) => `federation ${row}`);
const DECISIONS = ['010', '011', '012', '013', '014'].map((number) => `decision ${number}`);

const found = (text: string, within?: 'design') =>
  findReferences(text, within).map(({ kind, target }) => `${kind ?? 'none'} ${target}`);

test('headings, numbered notes, table rows, habits and files can be referred to', () => {
  expect([...TARGETS.specification]).toEqual(['2', '5', '8']);
  expect([...TARGETS.design]).toEqual(['4', '5', '6', '15', '15.1', '15.2']);
  expect([...TARGETS.federation]).toEqual(['E3', 'E3b', 'E10']);
  expect([...TARGETS.habit]).toEqual(['1', '2']);
  expect([...TARGETS.decision]).toEqual([
    '010',
    '010-embedded-postgresql',
    '048',
    '048-end-of-a-session',
  ]);
  expect([...TARGETS.document]).toEqual(['docs/design.md', 'docs/design.md#4-modules']);
});

test.each([
  ['(spec §2)', ['specification 2']],
  ['specification §8', ['specification 8']],
  ['(spec §2, §5)', ['specification 2', 'specification 5']],
  ['(spec §2, §5, §8)', ['specification 2', 'specification 5', 'specification 8']],
  ['design §10, §15.13', ['design 10', 'design 15.13']],
  ['design §4 and §6', ['design 4', 'design 6']],
  ['spec §8, design §8, §15.6', ['specification 8', 'design 8', 'design 15.6']],
  ['(spec §2, Employees table). (design §10)', ['specification 2', 'design 10']],
  ['design §4–6', ['design 4', 'design 5', 'design 6']],
  ['design §15.2–15.4', ['design 15.2', 'design 15.3', 'design 15.4']],
  ['/**\n * than its own (design\n * §9). Answers', ['design 9']],
  ['-- by which (spec §2,\n-- §5)', ['specification 2', 'specification 5']],
  ['// Design §6: moves are serialised', ['design 6']],
  ['(federation-facts E3, E10)', ['federation E3', 'federation E10']],
  ['since it can be empty (federation, E3b)', ['federation E3b']],
  ['federation E4 and E5', ['federation E4', 'federation E5']],
  ['federation E1 to E10', ['federation E1', 'federation E10']],
  ['(style, habit 6)', ['habit 6']],
  ['contributing, habits 3 and 15', ['habit 3', 'habit 15']],
  ['(design §9, decision 010)', ['design 9', 'decision 010']],
  ['decisions 010 and 048', ['decision 010', 'decision 048']],
  ['decisions 010 to 019, 048', ['decision 010', 'decision 019', 'decision 048']],
  ['(docs/decisions/026)', ['decision 026']],
  ['[decision](docs/decisions/033-changed-tests.md)', ['decision 033-changed-tests']],
  ["as the design's §9 says", ['design 9']],
  ['federation (E95)', ['federation E95']],
  ["federation's E97", ['federation E97']],
  ['Federation E98', ['federation E98']],
  ['federation `E95`, `E96`', ['federation E95', 'federation E96']],
  ['federation E1–E96, E97-98', FEDERATION_RANGES],
  ['federation.md: E3 through E9', ['federation E3', 'federation E9']],
  ['Habit 88', ['habit 88']],
  ['habits 14–99', ['habit 14', 'habit 99']],
  ['habit no. 7', ['habit 7']],
  ['contributing,\n// habit\n// 6', ['habit 6']],
  ['decision `994`', ['decision 994']],
  ['decision (994)', ['decision 994']],
  ['decision no. 993', ['decision 993']],
  ['Decision number 993', ['decision 993']],
  ['decision-997', ['decision 997']],
  ['decisions 010–991', ['decision 010', 'decision 991']],
  ['decisions 010, and 011 & 012/013; 014', DECISIONS],
  ['decisions 010-019', ['decision 010', 'decision 019']],
  ['decisions/048-wrong-slug', ['decision 048-wrong-slug']],
  ['// see docs/design.md#nowhere.', ['document docs/design.md#nowhere']],
  ['// see ../docs/none.md.', ['document docs/none.md']],
])('%j is found', (text, expected) => {
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

test.each([
  ['E3 of something else', []],
  ['500 decisions a day', []],
  ['the decision 2026 was', []],
  ['habitat 3', []],
  ['federation E2E', []],
  ['a decision-maker, 048 of them', []],
  ['docs/decisions/NNN-*.md', []],
])('%j is no reference', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  ['spec §7', 'docs/specification.md has no section 7'],
  ['spec §2, §12', 'docs/specification.md has no section 12'],
  ['design §15.16', 'docs/design.md has no section or numbered note 15.16'],
  ['design §9', 'docs/design.md has no section or numbered note 9'],
  ['federation E11', 'docs/federation.md has no row E11'],
  ['habit 3', 'docs/contributing.md has no habit 3'],
  ['decision 999', 'docs/decisions has no decision 999'],
  ['docs/decisions/007', 'docs/decisions has no decision 007'],
  ['decisions/048-wrong-slug', 'docs/decisions has no decision 048-wrong-slug'],
  ['docs/design.md#nowhere', 'there is no docs/design.md#nowhere'],
  ['docs/none.md', 'there is no docs/none.md'],
  ['§4', '§4 names no document: write spec §4 or design §…'],
])('a dead %j fails with the reason', (text, why) => {
  const problems = findReferences(`first line\n${text}`).flatMap((reference) => {
    const problem = explainDeadReference(reference, TARGETS);
    return problem === undefined ? [] : [`${reference.line}: ${problem}`];
  });
  expect(problems).toEqual([`2: ${why}`]);
});

test('references to existing targets pass', () => {
  const text = 'spec §2, §5; design §15.2; federation E3b; habit 2; decision 048';
  const references = findReferences(text);
  expect(references).toHaveLength(6);
  expect(references.map((one) => explainDeadReference(one, TARGETS))).toEqual(
    references.map(() => undefined),
  );
});
