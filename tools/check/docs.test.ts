import { anchorsOf, findProblems, type Tree } from './docs.ts';

const TREE: Tree = {
  files: new Set([
    '.ci/run',
    'README.md',
    'package.json',
    'api/README.md',
    'api/src/main.ts',
    'api/src/core/db/tables.ts',
    'docs/CODEOWNERS',
    'docs/contributing.md',
    'mfe-time/README.md',
    'mfe-time/src/pages/month-page.tsx',
    'mfe-time/src/month/texts.ts',
    'tools/check/main.ts',
  ]),
  scripts: new Map([
    ['', new Set(['check', 'release', 'new-module'])],
    ['api', new Set<string>()],
    ['mfe-time', new Set(['test', 'release'])],
  ]),
  anchors: new Map([
    ['README.md', new Set(['settings'])],
    ['docs/contributing.md', anchorsOf('# Contributing\n\n## What is in `DATA_DIR`\n')],
  ]),
};

const find = (text: string, path = 'README.md') => findProblems({ path, text }, TREE);

test.each([
  ['## What is in `DATA_DIR`', ['what-is-in-data_dir']],
  ['# 2. Calls, [errors](x.md) & _more_', ['2-calls-errors--more']],
  ['## One\n\n## One', ['one', 'one-1']],
  ['```\n# a comment\n```\n## One', ['one']],
  ['<a id="here"></a>', ['here']],
])('%j has the anchors %j, as on GitHub', (text, expected) => {
  expect([...anchorsOf(text)]).toEqual(expected);
});

test.each([
  ['[a](docs/contributing.md)'],
  ['[a](docs/)'],
  ['[a](docs/contributing.md#what-is-in-data_dir), [b](#settings)'],
  ['[a](https://example.com/x.md#y), [b](mailto:a@b.c)'],
  ['`a [1](none.md)`'],
  ['`npm run check`, `npm run -s release -w mfe-time -- --json`'],
  ['`npm run new-module -- mfe-x` and then `npm run release -w mfe-x`'],
  ['`npm run release -w mfe-NAME`'],
  ['`node tools/check/main.ts 40`, `npx node --inspect api/src/main.ts`'],
  ['`api/src/core/db`, `api/src/core/`, `api/src/main.ts:12`, `.ci/run`'],
  ['`mfe-*/src/pages`, `mfe-*/src/<feature>/texts.ts`, `api/src/**/tables.ts`'],
  ['`api/src/core/db/NAME.ts`, `…-page.tsx`, `{a}/texts.ts`'],
  ['`month/texts.ts` and `main.ts`'],
  ['`npx jest --config tools/check/main.ts api/src`'],
  ['`antd/es/table`, `/api/ready`, `GET /docs/none`, `data/live.json`, `https://api/none.ts`'],
])('%s is accepted', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ['[a](docs/none.md)', 'the link docs/none.md leads nowhere'],
  ['[a](docs/none.md#settings)', 'the link docs/none.md#settings leads nowhere'],
  ['[a](../elsewhere/README.md)', 'the link ../elsewhere/README.md leads nowhere'],
  [
    '[a](docs/contributing.md#no-such-heading)',
    'docs/contributing.md has no heading for #no-such-heading',
  ],
  ['[a](#none)', 'README.md has no heading for #none'],
  ['[a]: docs/none.md', 'the link docs/none.md leads nowhere'],
  ['`npm run none`', 'package.json has no script "none"'],
  ['`npm run\nnone` fails', 'package.json has no script "none"'],
  ['```\n$ npm run none\n```', 'package.json has no script "none"'],
  ['`npm run test`', 'package.json has no script "test"'],
  ['`npm run release -w mfe-none`', 'there is no workspace mfe-none'],
  ['`npm test -w mfe-none`', 'there is no workspace mfe-none'],
  ['`npm run test -w api`', 'api/package.json has no script "test"'],
  ['`npm run none -w mfe-NAME`', 'no workspace mfe-NAME has the script "none"'],
  ['`node server/main.ts`', 'node server/main.ts: there is no such file'],
  ['`npx node --inspect old.mjs`', 'node old.mjs: there is no such file'],
  ['```\nnode server/main.ts\n```', 'node server/main.ts: there is no such file'],
  ['`api/src/none.ts`', '`api/src/none.ts` does not exist'],
  ['`api/src/none`', '`api/src/none` does not exist'],
  ['`api/none/`', '`api/none/` does not exist'],
  ['`.ci/none`', '`.ci/none` does not exist'],
  ['`mfe-*/src/none`', '`mfe-*/src/none` does not exist'],
  ['`api/src/<name>/none.ts`', '`api/src/<name>/none.ts` does not exist'],
  ['`week/texts.ts`', '`week/texts.ts` does not exist'],
  ['`none.ts`', '`none.ts` does not exist'],
  ['`npx jest --config tools/none/main.js`', '`tools/none/main.js` does not exist'],
  ['`src/none`', '`src/none` does not exist'],
])('%j is refused', (text, why) => {
  expect(find(text)).toEqual([`README.md: ${why}`]);
});

test("paths in a workspace's README start at the workspace", () => {
  const text = '`src/core/db`, `src/main.ts`, `tools/check/main.ts`, `src/none`, `src/month/`';
  expect(find(text, 'api/README.md')).toEqual([
    'api/README.md: `src/none` does not exist',
    'api/README.md: `src/month/` does not exist',
  ]);
});

test('in other documents `src/…` may be in any workspace', () => {
  expect(find('`src/month` and `src/core`', 'docs/contributing.md')).toEqual([]);
});

test('links are relative to their document', () => {
  expect(find('[a](../README.md#settings), [b](main.md)', 'docs/contributing.md')).toEqual([
    'docs/contributing.md: the link main.md leads nowhere',
  ]);
});

test('each path of CODEOWNERS exists', () => {
  const text = '# Who?\n*  @a\n/api/ @a\n/none/ @a @b\n/docs/none.md @a\n';
  expect(find(text, 'docs/CODEOWNERS')).toEqual([
    'docs/CODEOWNERS: `/none/` does not exist',
    'docs/CODEOWNERS: `/docs/none.md` does not exist',
  ]);
});
