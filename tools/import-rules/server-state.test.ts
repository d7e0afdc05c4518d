import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/run-command.ts';

const sources = globSync('{mfe-*,shell,tools/template,shared}/src/**/*.{ts,tsx}', { cwd: ROOT });

/**
 * What belongs to shared/src/calls alone (design §8): keys of cached reads, refetching, toasts of calls. Two others have them in
 * one file: the template, whose server is its own, and release control, which is the web host's and no call of the contract.
 */
const OF_CALLS = /\b(queryKey:|invalidateQueries|setQueriesData|refetchQueries|meta: \{ outcome)/;
const MAY_USE =
  /^shared\/src\/(calls|testing|transport)\/|^(tools\/template\/src\/items\/|shell\/src\/releases\/release-)calls\.ts$|\.test\.tsx?$/;

test('only the calls spell keys of cached reads, refetch them, and word the toasts of writes', () => {
  expect(sources.length).toBeGreaterThan(300);
  const using = sources.filter((file) => OF_CALLS.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(using).toContain(join('shared', 'src', 'calls', 'write.ts'));
  expect(using.filter((file) => !MAY_USE.test(file))).toEqual([]);
});
