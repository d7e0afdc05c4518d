import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutAt } from './checkout.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = temporaryFolder();

test('the copy of a commit has its files and our packages', () => {
  // HEAD is the only commit in a shallow clone.
  const folder = checkoutAt('HEAD', join(root, 'head'));
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name).toBe('rollcall');
  expect(existsSync(join(folder, 'api/src/app.ts'))).toBe(true);
  expect(existsSync(join(folder, 'node_modules/fastify/package.json'))).toBe(true);
});

test('a commit that this clone does not have fails with one sentence, and skips no test', () => {
  const missing = '0123456789012345678901234567890123456789';
  expect(() => checkoutAt(missing, join(root, 'missing'))).toThrow(
    `Commit ${missing} is not in this clone, so what it wrote cannot be tested: fetch the whole history (git fetch --unshallow).`,
  );
});
