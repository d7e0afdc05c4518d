import { resolve } from 'node:path';
import { type PointerAction, pointerAction } from '@rollcall/shared/module';
import { printable, printableJson, printableValue } from '@rollcall/shared/node';
import { Command, Option } from 'commander';
import { candidateOf } from './build-project.ts';
import { CommandError } from './command-error.ts';
import { type CommandLine, rollcallCommand } from './command-line.ts';
import { createProject } from './create-project.ts';
import { addDev } from './dev-command.ts';
import { EXIT, EXIT_CODES_HELP } from './exit-codes.ts';
import { DESCRIPTIONS, doneMessage, releasedMessage } from './messages.ts';
import { deriveNames } from './module-name.ts';
import type { FindProject, MaintenanceFlags, Operator } from './operator.ts';
import { type Project, readProject } from './project.ts';
import { type ReleaseClient, releaseClient } from './release-client.ts';
import { releaseProject, releasePublished } from './release-project.ts';
import { consoleUrl, readConsole } from './settings.ts';
import { showReleases } from './show-releases.ts';
import { NOT_COVERED } from './smoke/smoke-record.ts';

interface Flags {
  readonly json?: boolean;
  readonly by?: string;
}

interface ReleaseFlags extends Flags {
  readonly to?: string;
  readonly preview?: boolean;
  readonly skipTests?: boolean;
  readonly allTests?: boolean;
  readonly allowBad?: boolean;
  readonly confirmUnsmoked?: boolean;
}

interface Options {
  /** Writes to stdout. */
  readonly print: (text: string) => void;
  readonly signal: AbortSignal;
  /** The folder of this command's package, which has the template of `create`. */
  readonly packageFolder?: string;
  /** The module that a command is about: by default the one in the current folder. */
  readonly findProject?: FindProject;
  /** How its hints spell a command: by default as in the folder of a module. */
  readonly commandLine?: CommandLine;
  /** Makes the commands those of the operator, where the store is. */
  readonly operator?: Operator;
}

/**
 * The commands of a team over HTTP with a deploy token (decision 073), or those of the operator of a console, in one process
 * with release control.
 */
export function releaseProgram(options: Options): Command {
  const { print, operator } = options;
  const help = operator ? '' : '\nSet ROLLCALL_URL and ROLLCALL_TOKEN.\n';
  const program = new Command('rollcall')
    .description('Create, check and release a module of a Rollcall console')
    .addHelpText('after', help + EXIT_CODES_HELP)
    .exitOverride();
  const cli: Cli = {
    ...options,
    findProject: options.findProject ?? findProjectHere,
    commandLine: options.commandLine ?? rollcallCommand,
    add(name, description, parent = program) {
      const command = parent
        .command(name)
        .description(description)
        .addOption(new Option('--json', 'print one JSON object and nothing else'))
        .addHelpText('after', EXIT_CODES_HELP);
      operator?.addFlags(command);
      return command;
    },
    connect: ({ by }) => operator?.connect(by) ?? releaseClient(readConsole(), options.signal),
    finish: ({ json = false }, result, text) =>
      print(json ? printableJson({ ok: true, ...result }) : printable(text)),
  };
  addCreate(cli);
  addCheck(cli);
  addRelease(cli);
  for (const action of pointerAction.options) addMove(cli, action);
  addReleases(cli);
  operator?.addCommands(program, cli);
  addDev(program, {
    print,
    findProject: (name) => cli.findProject(name, 'dev'),
    defaultUrl: operator ? () => operator.url : consoleUrl,
  });
  return program;
}

/** Helpers that every command is built with. */
interface Cli extends Options {
  readonly findProject: FindProject;
  readonly commandLine: CommandLine;
  /** Adds a command with the flags that all have; by default to the program. */
  add(name: string, description: string, parent?: Command): Command;
  connect(flags: Flags): ReleaseClient;
  /** Prints the result of a command: an object for programs, or text for people. */
  finish(flags: Flags, result: object, text: string): void;
}

/** The module in the current folder, which must be the named one. */
function findProjectHere(name: string | undefined): Project {
  const project = readProject(process.cwd());
  if (name === undefined || name === project.name) return project;
  throw new CommandError(
    `The module in this folder is ${project.name}. Run the command in the folder of ${printableValue(name)}.`,
    EXIT.usage,
  );
}

function addCreate({ add, finish, packageFolder }: Cli): void {
  if (packageFolder === undefined) return;
  add('create', 'Create a module in a folder of its own, with one page for administrators')
    .argument('<name>', 'mfe- and lower-case words, for example mfe-expense-claims')
    .option('--title <title>', 'title that users see (default: the words of the name)')
    .option('--team <team>', 'team that owns the module (default: the words of the name)')
    .action(async (name: string, flags: Flags & { title?: string; team?: string }) => {
      const names = deriveNames(name, flags);
      if (!names) {
        throw new CommandError(
          `${name} is not a valid module name: use mfe- and lower-case words, for example mfe-expense-claims.`,
          EXIT.usage,
        );
      }
      const folder = resolve(name);
      const files = await createProject(folder, names, { url: consoleUrl(), packageFolder });
      finish(
        flags,
        { name, folder, files },
        `Created ${name} with ${files.length} files and a page at /${names.slug}. Next steps:
  cd ${name} && npm install
  npm run dev             show it in the live console with hot reload
  npm test
  npx rollcall release    with ROLLCALL_TOKEN set: test it, build it and make it live`,
      );
    });
}

function addCheck({ add, connect, finish, findProject, signal }: Cli): void {
  add('check', 'Ask the gate of the console whether it would refuse the sources').action(
    async (flags: Flags) => {
      const project = findProject(undefined, 'check');
      const candidate = { ...(await candidateOf(project, signal)), again: true };
      await connect(flags).check(project.name, candidate);
      const { name, version } = project;
      finish(flags, { name, version }, `The gate has no objection to ${name} ${version}.`);
    },
  );
}

function addRelease(cli: Cli): void {
  const { add, connect, finish, findProject, commandLine, operator, signal } = cli;
  const makeLive = (nameArgument: string | undefined, version: string, run: Run) => {
    const name = nameArgument ?? findProject(undefined, 'release').name;
    // Without a smoke test no folder of the module is needed.
    const folder = run.unsmoked ? '.' : (operator?.folder ?? findProject(name, 'release').folder);
    return releasePublished({ name, version, folder }, run);
  };
  const build = (name: string | undefined, flags: ReleaseFlags, run: Run) => {
    const project = findProject(name, 'release');
    const { preview = false, skipTests = false, allTests = false } = flags;
    const options = { ...run, preview, skipTests, allTests };
    return operator ? operator.release(project, options) : releaseProject(project, options);
  };
  const release = async (name: string | undefined, flags: ReleaseFlags) => {
    const { json = false, allowBad: again = false, confirmUnsmoked: unsmoked = false } = flags;
    const client = connect(flags);
    const run = { client, again, unsmoked, json, commandLine, signal };
    const startedAt = performance.now();
    const isBuild = flags.to === undefined;
    const result = await (isBuild ? build(name, flags, run) : makeLive(name, flags.to, run));
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    const text = releasedMessage(result, { seconds, isBuild, commandLine, url: client.url });
    finish(flags, { ...result, seconds }, text);
  };
  add('release', 'Test, build, check with the gate, publish and make live')
    .argument('[module]', MODULE)
    .option(
      '--preview',
      'publish without making it live, so that administrators can look at it first',
    )
    .option('--to <version>', 'make this published version live, without a build')
    .option(
      '--confirm-unsmoked',
      'go live without a smoke test, for example because no browser is available here; the log keeps it',
    )
    .option('--skip-tests', SKIP_TESTS)
    .option(...ALLOW_BAD)
    .addHelpText('after', `\n${NOT_COVERED}`)
    .action(release);
  add('preview', 'Test, build and publish for a preview, without making it live')
    .argument('[module]', MODULE)
    .option('--skip-tests', SKIP_TESTS)
    .action((name: string | undefined, flags: ReleaseFlags) =>
      release(name, { ...flags, preview: true }),
    );
}

type Run = Parameters<typeof releasePublished>[1];

const MODULE = 'name of the module (default: the one in the current folder)';
const SKIP_TESTS = 'skip tests and type check, for example when they have already run';
const ALLOW_BAD = [
  '--allow-bad',
  'allow a version that is marked bad to become live again',
] as const;

/** `rollback`, `confirm`, `disable` or `enable`. */
function addMove(cli: Cli, action: PointerAction): void {
  const { add, connect, finish, findProject, commandLine } = cli;
  const command = add(action, DESCRIPTIONS[action]).argument('[module]', MODULE);
  if (action === 'rollback') {
    command
      .option('--to <version>', 'the earlier version; the command releases lists them')
      .option(...ALLOW_BAD);
  }
  if (action === 'rollback' || action === 'disable') {
    command.option(
      '--now',
      'make open pages load the result within a minute, unless they have unsaved input',
    );
  }
  command.action(async (nameArgument: string | undefined, flags: ReleaseFlags & Now) => {
    const name = nameArgument ?? findProject(undefined, action).name;
    const { to, now, allowBad: again } = flags;
    const moved = await connect(flags).move(name, { action, to, now, again });
    finish(flags, moved, doneMessage(action, moved, commandLine));
  });
}

interface Now {
  readonly now?: boolean;
}

interface ReleasesFlags extends MaintenanceFlags {
  readonly all?: boolean;
}

function addReleases({ add, connect, finish, commandLine, operator }: Cli): void {
  add('releases', 'List what is live, what is published, and how it loaded in browsers')
    .argument('[module]', 'only this module (default: all)')
    .option('--all', 'list every published version')
    .action(async (name: string | undefined, flags: ReleasesFlags) => {
      const done = await operator?.maintain(flags);
      if (done) return finish(flags, done.result, done.text);
      const { names, notLive } = await connect(flags).report();
      const isListed = (one: { readonly name: string }) => name === undefined || one.name === name;
      const report = { names: names.filter(isListed), notLive: notLive.filter(isListed) };
      const differing = operator?.differing(names);
      const { all: isAll = false } = flags;
      const text = showReleases(report, { now: new Date(), commandLine, isAll, differing });
      const known = [...names, ...notLive].map((one) => one.name).join(', ');
      const none =
        name === undefined
          ? 'The modules of this deploy token have no releases yet.'
          : `${name} has no releases yet.${known && ` Those that have: ${known}.`}`;
      return finish(flags, { ...report, ...(differing && { differing }) }, text || none);
    });
}
