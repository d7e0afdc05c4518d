import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'rollcall-lint-'));
beforeAll(() => {
  cpSync(join(ROOT, 'oxlint.config.ts'), join(root, 'oxlint.config.ts'));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The linter's messages about one rule, for a file with this text; '' when there is none. */
function lint(file: string, text: string, rule: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  const run = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'json', file], {
    cwd: root,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(run.stdout) as {
    diagnostics: { code: string; message: string; help?: string }[];
  };
  return diagnostics
    .filter(({ code }) => code.includes(rule))
    .map(({ message, help }) => `${message} ${help ?? ''}`)
    .join(' ');
}

const STORE = "sessionStorage.setItem('form', 'typed');\n";

test.each(['mfe-time/src/clock/a.ts', 'shell/src/app/a.ts'])(
  '%s may not use browser storage: forms keep drafts (decision 048)',
  (file) => {
    expect(lint(file, STORE, 'no-restricted-globals')).toContain('Use useDraft');
  },
);

test('only the listed files may use browser storage', () => {
  expect(lint('shared/src/session/draft-storage.ts', STORE, 'no-restricted-globals')).toBe('');
});

test('only the transport may send requests', () => {
  const text = "export const response = fetch('/x');\n";
  expect(lint('mfe-time/src/clock/a.ts', text, 'no-restricted-globals')).toContain(
    'only the transport',
  );
});

/** A function of `lines` lines of code, with an empty line and a comment after each. */
const functionOf = (lines: number) =>
  `export function a() {\n${'  b();\n\n  // Why.\n'.repeat(lines - 2)}}\n`;

test.each([
  ['mfe-time/src/clock/a.ts', 50],
  ['mfe-time/src/clock/a.test.ts', 51],
  ['e2e/specs/a.spec.ts', 51],
])('%s may have a function of %i lines of code', (file, lines) => {
  expect(lint(file, functionOf(lines), 'max-lines-per-function')).toBe('');
});

test.each(['mfe-time/src/clock/a.ts', 'api/src/testing/a.ts', 'e2e/support/a.ts'])(
  '%s may not have a function of 51 lines of code',
  (file) => {
    expect(lint(file, functionOf(51), 'max-lines-per-function')).toContain('too many lines (51)');
  },
);
