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

/** What the linter says of a rule in a file that holds only this text; '' when it has nothing to say. */
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
  'browser storage is not for %s: forms keep drafts (decision 048)',
  (file) => {
    expect(lint(file, STORE, 'no-restricted-globals')).toContain('Use useDraft');
  },
);

test('browser storage is for the files that are named', () => {
  expect(lint('shared/src/session/draft-storage.ts', STORE, 'no-restricted-globals')).toBe('');
});

test('requests are for the transport', () => {
  const text = "export const answer = fetch('/x');\n";
  expect(lint('mfe-time/src/clock/a.ts', text, 'no-restricted-globals')).toContain(
    'transport alone',
  );
});

/** A function of so many lines of code, between them a blank line and a comment each. */
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
