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

test('the check detects a changed contract and a changed import rule, and says what to run', () => {
  aCheckout(root);
  change(
    'shared/src/contract/auth.ts',
    'password: z.',
    'device: z.optional(z.string()),\n  password: z.',
  );
  change('tools/import-rules/folders.ts', 'one schema and type per call', 'schemas');
  const before = readFileSync(join(root, 'docs/openapi.json'), 'utf8');
  const { status, stderr } = spawnSync(process.execPath, ['tools/reports/main.ts', '--check'], {
    cwd: root,
    env: { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH },
    encoding: 'utf8',
  });
  const sentence = (path: string) =>
    `${path} is stale: run npm run reports and review what changed in it\n`;
  expect(stderr).toBe(
    ['docs/architecture.md', 'docs/openapi.json', 'shared/api-report.md'].map(sentence).join(''),
  );
  expect(status).toBe(1);
  expect(readFileSync(join(root, 'docs/openapi.json'), 'utf8')).toBe(before);
  // A copy of the checkout, whose types are compiled from scratch.
}, 120_000);
