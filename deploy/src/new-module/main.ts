import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '@rollcall/shared/node';
import { Command } from 'commander';
import { ROOT } from '../build/workspaces.ts';
import { runOnce } from '../process/run-once.ts';
import { makeModule } from './make-module.ts';
import { wordsOf } from './module-name.ts';

const require = createRequire(import.meta.url);

/** `npm run new-module -- mfe-x`: a module to the plan that builds, tests, releases and shows in the console. */
await runOnce(() =>
  new Command('new-module')
    .description('Make a module to the plan, with one page for administrators')
    .argument('<name>', 'mfe- and lower-case words, e.g. mfe-expense-claims')
    .option('--title <title>', 'what people read; by default the words of the name')
    .option('--team <team>', 'who owns it; by default the words of the name')
    .action(async (name: string, options: { title?: string; team?: string }) => {
      const words = wordsOf(name, options);
      if (!words) {
        throw new StartError(
          `${name} is no name of a module: mfe- and lower-case words, as mfe-expense-claims.`,
        );
      }
      const files = await makeModule(ROOT, words);
      // Where lines break depends on how long the words are.
      const biome = join(dirname(require.resolve('@biomejs/biome/package.json')), 'bin/biome');
      execFileSync(process.execPath, [biome, 'check', '--write', name], {
        cwd: ROOT,
        stdio: 'pipe',
      });
      console.log(`${name} has ${files.length} files, and a page at /${words.slug}. Next:
  npm run release -w ${name}    tests it, builds it, makes it live in the running console
  npm run dev -w ${name}        shows it in the running console as you write`);
    })
    .parseAsync()
    .then(() => undefined),
);
