import { type PointerAction, pointerAction } from '@rollcall/shared/module';
import { printable, printableJson } from '@rollcall/shared/node';
import { Command, Option } from 'commander';
import { releaseVersion } from '../build/content-id.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { movePointer } from '../releases/move-pointer.ts';
import { type Moved, pointTo } from '../releases/point-to.ts';
import { promoteProven } from '../releases/promote.ts';
import { reportReleases } from '../releases/report.ts';
import { type CommandContext, openContext } from './context.ts';
import { EXIT_CODES_HELP } from './exit-codes.ts';
import { type Released, releaseWorkspace } from './release-command.ts';
import { showReleases } from './show-releases.ts';
import { findLive, findWorkspace } from './target.ts';

const DONE: Readonly<Record<PointerAction, (moved: Moved) => string>> = {
  rollback: ({ name, from, to }) => `${name} is back at ${to}; ${from} is marked bad.`,
  confirm: ({ name, to }) => `${name} ${to} is last known good.`,
  disable: ({ name }) => `${name} is switched off; npm run enable -- ${name} brings it back.`,
  enable: ({ name, to }) => `${name} ${to} is switched on.`,
};

const ABOUT: Readonly<Record<PointerAction, string>> = {
  rollback:
    'Go back to last known good, else to the release before; the version left is marked bad',
  confirm: 'Make the live version last known good now, instead of after 24 hours and 20 good loads',
  disable: 'Switch the module off: its pages say so, everything else works',
  enable: 'Switch the module on again',
};

interface Flags {
  readonly json?: boolean;
  readonly by?: string;
}

interface ReleaseFlags extends Flags {
  readonly skipTests?: boolean;
  readonly allTests?: boolean;
  readonly again?: boolean;
  readonly preview?: boolean;
  readonly to?: string;
}

/** What every command is built with. */
interface Cli {
  /** A command about one name, with the flags that all of them have. */
  add(name: string, about: string): Command;
  /** What a command works on, out of its flags. */
  open(flags: Flags): CommandContext;
  /** Ends a command with its result: an object for programs, or words for people. */
  finish(context: CommandContext, result: object, words: string): void;
}

/** The release commands (design §6). `say` gets what belongs on stdout. */
export function releaseProgram(say: (text: string) => void, signal: AbortSignal): Command {
  const program = new Command('rollcall').addHelpText('after', EXIT_CODES_HELP).exitOverride();
  const cli: Cli = {
    add: (name, about) =>
      program
        .command(name)
        .description(about)
        .argument(
          '[module]',
          'its name, or `shell`; without it that of the folder (npm run -w NAME)',
        )
        .addOption(new Option('--json', 'print one JSON object and nothing else'))
        .addOption(new Option('--by <who>', 'who the log names (default: this user)'))
        .addHelpText('after', EXIT_CODES_HELP),
    open: (flags) => openContext(flags, signal),
    finish: (context, result, words) =>
      say(context.json ? printableJson({ ok: true, ...result }) : printable(words)),
  };
  addRelease(cli);
  for (const action of pointerAction.options) addMove(cli, action);
  addReleases(cli);
  return program;
}

function addRelease({ add, open, finish }: Cli): void {
  add('release', 'Test, build, gate, publish, make live')
    .option('--preview', 'publish without making live, for administrators to look at first')
    .option('--to <version>', 'make this published version live, without a build')
    .option('--skip-tests', 'do not run tests and type check: they ran before')
    .option('--all-tests', 'run also the tests that were green since their last change')
    .option('--again', 'let a version that is marked bad be live again')
    .action(async (named: string | undefined, flags: ReleaseFlags) => {
      const context = open(flags);
      const began = performance.now();
      const result = await release(named, flags, context);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      finish(context, { ...result, seconds }, wordsFor(result, seconds));
    });
}

/** `rollback`, `confirm`, `disable` or `enable`. */
function addMove({ add, open, finish }: Cli, action: PointerAction): void {
  const command = add(action, ABOUT[action]);
  if (action === 'rollback') {
    command
      .option('--to <version>', 'the earlier version to go to; npm run releases lists them')
      .option('--again', 'let a version that is marked bad be live again');
  }
  command.action(
    async (named: string | undefined, flags: Flags & { to?: string; again?: boolean }) => {
      const context = open(flags);
      const { store, by } = context;
      const { name, current: from } = findLive(named, action, await store.readList());
      const { to, again = false } = flags;
      const moved = await movePointer(store, { name, action, to, from, again, by });
      finish(context, moved, DONE[action](moved));
    },
  );
}

function addReleases({ add, open, finish }: Cli): void {
  add('releases', 'What is live, what is published, how its loads went')
    .option('--all', 'every published version')
    .option('--repair', 'bring a damaged live.json or log.jsonl back, and say what was done')
    .action(
      async (named: string | undefined, flags: Flags & { all?: boolean; repair?: boolean }) => {
        const context = open(flags);
        if (flags.repair) {
          const done = await context.store.repair();
          return finish(context, { done }, done.join('\n'));
        }
        const { report, differing } = await reportOn(named, context);
        const words = showReleases(report, new Set(differing), new Date(), flags.all ?? false);
        finish(context, { ...report, differing }, words);
      },
    );
}

/** Releases the sources of a workspace, or makes a published version of a name live. */
async function release(
  named: string | undefined,
  flags: ReleaseFlags,
  context: CommandContext,
): Promise<Released> {
  const { skipTests = false, allTests = false, again = false, preview = false, to } = flags;
  const { store, by, outcomes } = context;
  if (to === undefined) {
    const workspace = findWorkspace(named, 'release');
    return releaseWorkspace(workspace, context, { skipTests, allTests, again, preview });
  }
  const { name, current: from } = findLive(named, 'release', await store.readList());
  if (from === to) return { name, alreadyLive: to };
  await promoteProven(store, outcomes);
  return pointTo(store, { name, version: to }, { by, again, from });
}

/** What is live, of one name or of all, and the names whose source is another. */
async function reportOn(named: string | undefined, { store, outcomes }: CommandContext) {
  const wanted =
    named === undefined ? undefined : findLive(named, 'releases', await store.readList()).name;
  const { names } = await reportReleases(store, outcomes);
  const live = new Map(names.map(({ name, current }) => [name, current]));
  const differing = listWorkspaces()
    .filter((one) => live.has(one.name) && live.get(one.name) !== releaseVersion(one))
    .map(({ name }) => name);
  const report = { names: names.filter(({ name }) => wanted === undefined || name === wanted) };
  return { report, differing };
}

function wordsFor(result: Released, seconds: number): string {
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
    good === null || good === to ? '' : `\nBack to ${good} at once: npm run rollback -- ${name}`;
  return `${name} ${to} is live after ${seconds} s${before}.${back}`;
}
