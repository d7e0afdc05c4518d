import { type PointerAction, pointerAction } from '@rollcall/shared/module';
import { Command, Option } from 'commander';
import { releaseVersion } from '../build/content-id.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { movePointer } from '../releases/move-pointer.ts';
import type { Moved } from '../releases/point-to.ts';
import { reportReleases } from '../releases/report.ts';
import { type CommandContext, openContext } from './context.ts';
import { EXIT_CODES_HELP } from './exit-codes.ts';
import { releaseWorkspace } from './release-command.ts';
import { showReleases } from './show-releases.ts';
import { findWorkspace } from './target.ts';

const DONE: Readonly<Record<PointerAction, (moved: Moved) => string>> = {
  rollback: ({ name, from, to }) => `${name} is back at ${to}; ${from} is marked bad.`,
  confirm: ({ name, to }) => `${name} ${to} is last known good.`,
  disable: ({ name }) => `${name} is switched off; npm run enable -w ${name} brings it back.`,
  enable: ({ name, to }) => `${name} ${to} is switched on.`,
};

const ABOUT: Readonly<Record<PointerAction, string>> = {
  rollback:
    'Go back to last known good, else to the release before; the version left is marked bad',
  confirm: 'Make the live version last known good now, instead of after 24 hours',
  disable: 'Switch the module off: its pages say so, everything else works',
  enable: 'Switch the module on again',
};

interface Flags {
  readonly json?: boolean;
  readonly by?: string;
}

/** The release commands (design §6). `say` gets what belongs on stdout. */
export function releaseProgram(say: (text: string) => void, signal: AbortSignal): Command {
  const program = new Command('rollcall').addHelpText('after', EXIT_CODES_HELP).exitOverride();

  const add = (name: string, about: string) =>
    program
      .command(name)
      .description(about)
      .argument('[module]', 'its name, or `shell`; without it that of the folder (npm run -w NAME)')
      .addOption(new Option('--json', 'print one JSON object and nothing else'))
      .addOption(new Option('--by <who>', 'who the log names (default: this user)'))
      .addHelpText('after', EXIT_CODES_HELP);

  const finish = (context: CommandContext, result: object, words: string) =>
    say(context.json ? JSON.stringify({ ok: true, ...result }) : words);

  add('release', 'Test, build, gate, publish, make live')
    .option('--preview', 'publish without making live, for administrators to look at first')
    .option('--skip-tests', 'do not run tests and type check: they ran before')
    .option('--all-tests', 'run also the tests that were green since their last change')
    .option('--again', 'let a version that is marked bad be live again')
    .action(
      async (
        named: string | undefined,
        flags: Flags & {
          skipTests?: boolean;
          allTests?: boolean;
          again?: boolean;
          preview?: boolean;
        },
      ) => {
        const context = openContext(flags, signal);
        const { skipTests = false, allTests = false, again = false, preview = false } = flags;
        const workspace = findWorkspace(named, 'release');
        const began = performance.now();
        const result = await releaseWorkspace(workspace, context, {
          skipTests,
          allTests,
          again,
          preview,
        });
        const seconds = Math.round((performance.now() - began) / 100) / 10;
        finish(context, { ...result, seconds }, wordsFor(result, seconds));
      },
    );

  for (const action of pointerAction.options) {
    const command = add(action, ABOUT[action]);
    if (action === 'rollback') {
      command
        .option('--to <version>', 'the version to go to; npm run releases lists them')
        .option('--again', 'let a version that is marked bad be live again');
    }
    command.action(
      async (named: string | undefined, flags: Flags & { to?: string; again?: boolean }) => {
        const context = openContext(flags, signal);
        const { name } = findWorkspace(named, action);
        const { to, again = false } = flags;
        const moved = await movePointer(context.store, { name, action, to, again, by: context.by });
        finish(context, moved, DONE[action](moved));
      },
    );
  }

  add('releases', 'What is live, what is published, how it fares')
    .option('--all', 'every published version')
    .action(async (named: string | undefined, flags: Flags & { all?: boolean }) => {
      const context = openContext(flags, signal);
      const wanted = named === undefined ? undefined : findWorkspace(named, 'releases').name;
      const { names } = await reportReleases(context.store, context.outcomes);
      const report = { names: names.filter(({ name }) => wanted === undefined || name === wanted) };
      const live = new Map(names.map(({ name, current }) => [name, current]));
      const differing = listWorkspaces()
        .filter((one) => live.has(one.name) && live.get(one.name) !== releaseVersion(one))
        .map(({ name }) => name);
      finish(
        context,
        { ...report, differing },
        showReleases(report, new Set(differing), new Date(), flags.all ?? false),
      );
    });

  return program;
}

function wordsFor(result: Awaited<ReturnType<typeof releaseWorkspace>>, seconds: number): string {
  if ('alreadyLive' in result) {
    return `${result.name} ${result.alreadyLive} is live already: its source has not changed.`;
  }
  if ('published' in result) {
    const { name, published } = result;
    return `${name} ${published} is published after ${seconds} s, and not live. Administrators see it with ?preview=${name}@${published} at the end of the console's address. To make it live: npm run release -w ${name}`;
  }
  const { name, from, to, good } = result;
  const before = from === null ? '' : ` (before: ${from})`;
  const back =
    good === null || good === to ? '' : `\nBack to ${good} at once: npm run rollback -w ${name}`;
  return `${name} ${to} is live after ${seconds} s${before}.${back}`;
}
