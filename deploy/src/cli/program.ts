import { npmCommand } from '@rollcall/cli/command-line';
import { addDev } from '@rollcall/cli/dev-command';
import { DONE_MESSAGES } from '@rollcall/cli/done-messages';
import { EXIT_CODES_HELP } from '@rollcall/cli/exit-codes';
import { showReleases } from '@rollcall/cli/show-releases';
import { describeSmokeTest, NOT_COVERED } from '@rollcall/cli/smoke/smoke-record';
import { type PointerAction, pointerAction } from '@rollcall/shared/module';
import { commonSettings, printable, printableJson, readSettings } from '@rollcall/shared/node';
import { Command, Option } from 'commander';
import { releaseVersion } from '../build/content-id.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { movePointer } from '../releases/move-pointer.ts';
import { pruneVersions } from '../releases/prune.ts';
import { reportReleases } from '../releases/report.ts';
import { addBackend } from './backend-command.ts';
import { type CommandContext, openContext } from './context.ts';
import { findProject } from './find-project.ts';
import { type Released, releaseWorkspace } from './release-command.ts';
import { releasePublished } from './release-published.ts';
import { findLive, findWorkspace } from './target.ts';
import { addToken } from './token-command.ts';

const DESCRIPTIONS: Readonly<Record<PointerAction, string>> = {
  rollback:
    'Roll back to last known good, otherwise to the previous release, and mark the current version bad',
  confirm:
    'Make the live version last known good now, without waiting for 24 hours and 20 successful loads',
  disable: 'Disable the module: its pages say so, the rest of the console keeps working',
  enable: 'Enable the module',
};

const ALLOW_BAD = [
  '--allow-bad',
  'allow a version that is marked bad to become live again',
] as const;

interface Flags {
  readonly json?: boolean;
  readonly by?: string;
}

interface ReleaseFlags extends Flags {
  readonly skipTests?: boolean;
  readonly allTests?: boolean;
  readonly allowBad?: boolean;
  readonly preview?: boolean;
  readonly confirmUnsmoked?: boolean;
  readonly to?: string;
}

/** Helpers that every command is built with. */
interface Cli {
  /** Adds a command about one name, with the flags that all commands have. */
  add(name: string, description: string): Command;
  /** Opens the context of a command from its flags. */
  open(flags: Flags): CommandContext;
  /** Prints the result of a command: an object for programs, or text for people. */
  finish(context: CommandContext, result: object, text: string): void;
}

/** The release commands (design §6). `print` writes to stdout. */
export function releaseProgram(print: (text: string) => void, signal: AbortSignal): Command {
  const program = new Command('rollcall').addHelpText('after', EXIT_CODES_HELP).exitOverride();
  const cli: Cli = {
    add: (name, description) =>
      program
        .command(name)
        .description(description)
        .argument(
          '[module]',
          'name of the module, or `shell` (default: the workspace of the current folder, as with npm run -w NAME)',
        )
        .addOption(new Option('--json', 'print one JSON object and nothing else'))
        .addOption(new Option('--by <who>', 'name for the log (default: the current user)'))
        .addHelpText('after', EXIT_CODES_HELP),
    open: (flags) => openContext(flags, signal),
    finish: (context, result, text) =>
      print(context.json ? printableJson({ ok: true, ...result }) : printable(text)),
  };
  addRelease(cli);
  for (const action of pointerAction.options) addMove(cli, action);
  addReleases(cli);
  addToken(program, cli);
  addBackend(program, cli);
  addDev(program, {
    print,
    findProject: (name) => findProject(name, 'dev'),
    defaultUrl: () =>
      `http://localhost:${readSettings({ PORT: commonSettings.PORT }, process.env).PORT}`,
  });
  return program;
}

function addRelease({ add, open, finish }: Cli): void {
  add('release', 'Test, build, check with the gate, publish and make live')
    .option(
      '--preview',
      'publish without making it live, so that administrators can look at it first',
    )
    .option('--to <version>', 'make this published version live, without a build')
    .option(
      '--confirm-unsmoked',
      'go live without a smoke test, for example because no browser is available here; the log keeps it',
    )
    .option('--skip-tests', 'skip tests and type check, for example when they have already run')
    .option('--all-tests', 'also run the tests that do not depend on what changed')
    .option(...ALLOW_BAD)
    .addHelpText('after', `\n${NOT_COVERED}`)
    .action(async (nameArgument: string | undefined, flags: ReleaseFlags) => {
      const context = open(flags);
      const startedAt = performance.now();
      const result = await release(nameArgument, flags, context);
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      finish(
        context,
        { ...result, seconds },
        formatResult(result, seconds, flags.to === undefined),
      );
    });
}

/** `rollback`, `confirm`, `disable` or `enable`. */
function addMove({ add, open, finish }: Cli, action: PointerAction): void {
  const command = add(action, DESCRIPTIONS[action]);
  if (action === 'rollback') {
    command
      .option('--to <version>', 'the earlier version to roll back to; npm run releases lists them')
      .option(...ALLOW_BAD);
  }
  if (action === 'rollback' || action === 'disable') {
    command.option(
      '--now',
      'make open pages load the result within a minute, unless they have unsaved input',
    );
  }
  command.action(
    async (
      nameArgument: string | undefined,
      flags: Flags & { to?: string; allowBad?: boolean; now?: boolean },
    ) => {
      const context = open(flags);
      const { store, by } = context;
      const { name, current: from } = findLive(nameArgument, action, await store.readList());
      const { to, now = false, allowBad: again = false } = flags;
      const moved = await movePointer(store, { name, action, to, from, again, now, by });
      finish(context, moved, DONE_MESSAGES[action](moved, npmCommand));
    },
  );
}

function addReleases({ add, open, finish }: Cli): void {
  add('releases', 'List what is live, what is published, and how it loaded in browsers')
    .option('--all', 'list every published version')
    .option('--repair', 'repair a damaged live.json or log.jsonl, and report what was done')
    .option(
      '--prune',
      'remove versions that nothing has needed for 30 days; hosts do so once a day',
    )
    .option('--dry-run', 'with --prune: only list them')
    .action(
      async (
        nameArgument: string | undefined,
        flags: Flags & { all?: boolean; repair?: boolean; prune?: boolean; dryRun?: boolean },
      ) => {
        const context = open(flags);
        if (flags.repair) {
          const done = await context.store.repair();
          return finish(context, { done }, done.join('\n'));
        }
        if (flags.prune) {
          const { store, by } = context;
          const removed = await pruneVersions(store, { by, isDryRun: flags.dryRun ?? false });
          return finish(context, { removed }, describePruned(removed, flags.dryRun ?? false));
        }
        const { report, differing } = await reportOn(nameArgument, context);
        const { all: isAll = false } = flags;
        const options = { now: new Date(), commandLine: npmCommand, isAll, differing };
        const text = showReleases(report, options);
        finish(context, { ...report, differing }, text);
      },
    );
}

function describePruned(
  removed: readonly { readonly name: string; readonly version: string }[],
  isDryRun: boolean,
): string {
  if (removed.length === 0) return 'Nothing to remove: every version is still needed or recent.';
  const names = removed.map(({ name, version }) => `  ${name} ${version}`).join('\n');
  return `${isDryRun ? 'These versions would be removed' : 'Removed'}:\n${names}`;
}

/** Releases the sources of a workspace, or makes a published version live. */
async function release(
  nameArgument: string | undefined,
  flags: ReleaseFlags,
  context: CommandContext,
): Promise<Released> {
  const { skipTests = false, allTests = false, preview = false, to } = flags;
  const { confirmUnsmoked: unsmoked = false, allowBad: again = false } = flags;
  if (to === undefined) {
    const workspace = findWorkspace(nameArgument, 'release');
    return releaseWorkspace(workspace, context, { skipTests, allTests, again, preview, unsmoked });
  }
  const list = await context.store.readList();
  const { name, current: from } = findLive(nameArgument, 'release', list);
  return releasePublished(context, { name, version: to, from, again, unsmoked });
}

/** The report of one name or of all, and the names whose sources differ from the live version. */
async function reportOn(nameArgument: string | undefined, { store, outcomes }: CommandContext) {
  const { names, notLive = [] } = await reportReleases(store, outcomes);
  const requested =
    nameArgument === undefined || notLive.some(({ name }) => name === nameArgument)
      ? nameArgument
      : findLive(nameArgument, 'releases', await store.readList()).name;
  const isRequested = ({ name }: { readonly name: string }) =>
    requested === undefined || name === requested;
  const live = new Map(names.map(({ name, current }) => [name, current]));
  const differing = listWorkspaces()
    .filter((one) => live.has(one.name) && live.get(one.name) !== releaseVersion(one))
    .map(({ name }) => name);
  const report = { names: names.filter(isRequested), notLive: notLive.filter(isRequested) };
  return { report, differing };
}

/** The result for people; `isBuild` when the version was named by the sources and not with --to. */
function formatResult(result: Released, seconds: number, isBuild: boolean): string {
  if ('alreadyLive' in result) {
    const reason = isBuild ? 'Its source has not changed.' : 'Nothing was changed.';
    return `${result.name} ${result.alreadyLive} is already live. ${reason}`;
  }
  if ('published' in result) {
    const { name, published } = result;
    return `${name} ${published} was published in ${seconds} s and is not live.${describeSmokeTest(result.smoke)}\nAdministrators can preview it by adding ?preview=${name}@${published} to the console's address. To make it live: npm run release -w ${name}`;
  }
  const { name, from, to, good } = result;
  const previous = from === null ? '' : ` (previously ${from})`;
  const hint =
    good === null || good === to ? '' : `\nTo roll back to ${good}: npm run rollback -- ${name}`;
  return `${name} ${to} is live after ${seconds} s${previous}.${describeSmokeTest(result.smoke)}${hint}`;
}
