import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aCheckout } from '../../deploy/src/testing/checkout.ts';

const root = mkdtempSync(join(tmpdir(), 'rollcall-reports-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function change(path: string, before: string, after: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(root, path), text.replace(before, after));
}

/** Runs the check in the checkout. */
function check() {
  const PATH = join(root, 'node_modules/.bin') + delimiter + process.env.PATH;
  return spawnSync(process.execPath, ['tools/reports/main.ts', '--check'], {
    cwd: root,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
}

test('the check detects a changed contract, API of modules and import rule, and says what to run; a change that breaks clients is refused', () => {
  aCheckout(root);
  change(
    'shared/src/contract/auth.ts',
    'password: z.',
    'device: z.optional(z.string()),\n  password: z.',
  );
  change('shared/src/domain/limits.ts', 'AFTER_SECONDS = 5', 'AFTER_SECONDS = 6');
  change('tools/import-rules/folders.ts', 'one schema and type per call', 'schemas');
  const before = readFileSync(join(root, 'docs/openapi.json'), 'utf8');
  const { status, stderr } = check();
  const sentence = (path: string) =>
    `${path} is stale: run npm run reports and review what changed in it\n`;
  expect(stderr).toBe(
    ['docs/architecture.md', 'docs/openapi.json', 'shared/api-report.md'].map(sentence).join(''),
  );
  expect(status).toBe(1);
  expect(readFileSync(join(root, 'docs/openapi.json'), 'utf8')).toBe(before);

  change('shared/src/contract/auth.ts', 'device: z.optional(z.string())', 'device: z.string()');
  const breaking = check();
  expect(breaking.stderr).toMatch(
    /^The API breaks clients of the release before:\n {2}POST \/api\/v1\/auth\/login: Properties of `loginRequest\.input` became required: `device`\.\nKeep what they use/,
  );
  expect(breaking.status).toBe(1);
});
