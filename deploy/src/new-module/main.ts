import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deriveNames } from '@rollcall/cli/module-name';
import { OperatorError } from '@rollcall/shared/node';
import { Command } from 'commander';
import { ROOT } from '../build/workspaces.ts';
import { runOnce } from '../process/run-once.ts';
import { makeModule } from './make-module.ts';

const require = createRequire(import.meta.url);

/** `npm run new-module -- mfe-x`: creates a module that can be built, tested, released and opened in the console. */
await runOnce(() =>
  new Command('new-module')
    .description('Create a module from the template, with one page for administrators')
    .argument('<name>', 'mfe- and lower-case words, for example mfe-expense-claims')
    .option('--title <title>', 'title that users see (default: the words of the name)')
    .option('--team <team>', 'team that owns the module (default: the words of the name)')
    .action(async (name: string, options: { title?: string; team?: string }) => {
      const names = deriveNames(name, options);
      if (!names) {
        throw new OperatorError(
          `${name} is not a valid module name: use mfe- and lower-case words, for example mfe-expense-claims.`,
        );
      }
      const files = await makeModule(ROOT, names);
      // Line breaks depend on the length of the names.
      const biome = join(dirname(require.resolve('@biomejs/biome/package.json')), 'bin/biome');
      execFileSync(process.execPath, [biome, 'check', '--write', name], {
        cwd: ROOT,
        stdio: 'pipe',
      });
      console.log(`Created ${name} with ${files.length} files and a page at /${names.slug}. Next steps:
  npm run release -w ${name}    test it, build it and make it live in the running console
  npm run dev -w ${name}        show it in the running console with hot reload`);
    })
    .parseAsync()
    .then(() => undefined),
);
