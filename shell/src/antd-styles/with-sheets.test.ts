import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const SETUP = `
  import { globSync, readFileSync } from 'node:fs';
  import { dirname, join } from 'node:path';
  import { fileURLToPath } from 'node:url';
  import { extractSheets } from ${JSON.stringify(join(__dirname, 'extract-sheets.ts'))};
  import { styleCalls } from ${JSON.stringify(join(__dirname, 'style-calls.ts'))};
  import { withSheets } from ${JSON.stringify(join(__dirname, 'with-sheets.ts'))};
  const es = join(dirname(fileURLToPath(import.meta.resolve('antd/package.json'))), 'es');
  const read = (file) => readFileSync(join(es, file + '.js'), 'utf8');
  const refusal = (...args) => { try { withSheets(...args); } catch (error) { return error.message; } };
`;

/** Evaluates an expression in a separate process, because the parser is an ES module. */
function evaluate<T>(expression: string): T {
  const script = `${SETUP} process.stdout.write(JSON.stringify(${expression}));`;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', cwd: __dirname }));
}

const TAG = `import { genStyleHooks } from '../theme';
const rules = (token) => ({ color: token.color });
export default genStyleHooks('Tag', (token) => [rules(token)], prepare, { resetFont: false });
`;
const SHEET = { key: 'Tag-Tag%ant-tag', file: 'tag/style/index', place: 7, css: '.ant-tag{}' };
const call = (file: string, code: string, sheets: readonly object[] = [SHEET]) =>
  `withSheets(${JSON.stringify(file)}, ${JSON.stringify(code)}, ${JSON.stringify(sheets)})`;
const refusalOf = (file: string, code: string) =>
  `refusal(${call(file, code).slice('withSheets('.length)}`;

test('every style hook that antd declares is in the list, with its file', () => {
  const [declared, listed] = evaluate<[string[], string[]]>(`[
    globSync('**/*.js', { cwd: es }).flatMap((path) => {
      const file = path.slice(0, -'.js'.length);
      return styleCalls(file, read(file)).map(({ name }) => file + ' ' + name);
    }),
    extractSheets().flatMap(({ file, key }) => (file ? [file + ' ' + key.split('%')[0]] : [])),
  ]`);
  expect(declared.length).toBeGreaterThan(80);
  expect(listed.toSorted()).toEqual(declared.toSorted());
});

test('the rules take the place of the function that generates them; the rest of the file stays', () => {
  expect(evaluate(call(SHEET.file, TAG))).toBe(
    TAG.replace('(token) => [rules(token)]', '[7,".ant-tag{}"]'),
  );
});

test('two hooks of one name get their own rules', () => {
  const code = evaluate<string>(
    "withSheets('grid/style/index', read('grid/style/index'), extractSheets())",
  );
  expect(code).toMatch(/useRowStyle = genStyleHooks\('Grid', \[\d+,"\.ant-row\{/);
  expect(code).toMatch(/useColStyle = genStyleHooks\('Grid', \[\d+,"\.ant-col\{/);
});

test('a file without a style hook stays as it is', () => {
  const code = 'export const Tag = () => null;';
  expect(evaluate(call('tag/index', code))).toBe(code);
});

test('a component whose rules are not extracted is refused, with what to do', () => {
  const code = "export default genStyleHooks(['Tag', 'new'], () => ({}));";
  expect(evaluate(refusalOf('tag/style/index', code))).toMatch(
    /^only-shared-antd: antd’s Tag-new \(antd\/es\/tag\/style\/index\) would have no style\. Fix: add its hook to .*hooks\.ts/,
  );
});

test.each(['genStyleHooks(name, () => ({}));', "genStyleHooks('Tag');"])(
  'a style hook whose name or function cannot be read is refused: %s',
  (code) => {
    expect(evaluate(refusalOf(SHEET.file, code))).toContain('has an unknown style hook');
  },
);
