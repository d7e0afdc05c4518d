import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspaces.ts';
import { aCheckout } from '../testing/checkout.ts';
import { runScript } from '../testing/run-cli.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const checkout = join(temporaryFolder(), 'rollcall');

test('a new module passes format, lint and types without edits to other files', async () => {
  aCheckout(checkout);
  const named = ['mfe-expense-claims', '--team', 'money'];
  const { code, output } = await runScript(checkout, 'new-module/main.ts', named).done;
  expect(output).toContain('npm run release -w mfe-expense-claims');
  expect(code).toBe(0);
  const bin = (name: string, ...args: string[]) => {
    const run = spawnSync(join(ROOT, 'node_modules/.bin', name), args, {
      cwd: checkout,
      encoding: 'utf8',
    });
    return run.status === 0 ? '' : run.stdout + run.stderr;
  };
  expect(bin('biome', 'ci', '--colors=off', 'mfe-expense-claims', 'package-lock.json')).toBe('');
  expect(bin('oxlint', '--deny-warnings', 'mfe-expense-claims')).toBe('');
  expect(bin('tsc', '--build', 'mfe-expense-claims')).toBe('');
  const rootFiles = (name: string) => globSync('*.*', { cwd: join(checkout, name) }).toSorted();
  expect(rootFiles('mfe-expense-claims')).toEqual(rootFiles('mfe-leave'));
  const { packages } = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'));
  expect(packages['node_modules/mfe-expense-claims']).toEqual({
    resolved: 'mfe-expense-claims',
    link: true,
  });
  expect(JSON.stringify(packages['mfe-expense-claims'])).toBe(
    JSON.stringify(packages['mfe-leave']),
  );
});
