import { resolve } from 'node:path';
import { type PointerAction, pointerAction } from '@rollcall/shared/module';
import { printable, printableJson, printableValue } from '@rollcall/shared/node';
import { Command, Option } from 'commander';
import { candidateOf } from './build-project.ts';
import { CommandError } from './command-error.ts';
import { type CommandLine, rollcallCommand } from './command-line.ts';
import { createProject } from './create-project.ts';
import { addDev } from './dev-command.ts';
import { DONE_MESSAGES } from './done-messages.ts';
import { EXIT, EXIT_CODES_HELP } from './exit-codes.ts';
import { deriveNames } from './module-name.ts';
import { type Project, readProject } from './project.ts';
import { type ReleaseClient, releaseClient } from './release-client.ts';
import { type RemoteReleased, releaseProject, releasePublished } from './release-project.ts';
import { consoleUrl, readConsole } from './settings.ts';
import { showReleases } from './show-releases.ts';
import { describeSmokeTest, NOT_COVERED } from './smoke/smoke-record.ts';

interface Flags {
  readonly json?: boolean;
  readonly to?: string;
  readonly now?: boolean;
  readonly all?: boolean;
  readonly preview?: boolean;
  readonly skipTests?: boolean;
  readonly allowBad?: boolean;
  readonly confirmUnsmoked?: boolean;
}

/** The module that a command is about. */
type FindProject = (name: string | undefined, command?: 'dev') => Project;

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
}

const DESCRIPTIONS: Readonly<Record<PointerAction, string>> = {
  rollback: 'Roll back to last known good, otherwise to the previous release',
  confirm: 'Make the live version last known good now',
  disable: 'Disable the module: its pages say so, the rest of the console keeps working',
  enable: 'Enable the module',
};

/**
 * `rollcall`: the commands of a team that has a repository of its own, over HTTP with a deploy token (decision 073). The release
 * commands of the console's own repository do the same when ROLLCALL_URL is set.
 */
export function remoteProgram(options: Options): Command {
  const { print } = options;
  const program = new Command('rollcall')
    .description('Create, check and release a module of a Rollcall console')
    .addHelpText('after', `\nSet ROLLCALL_URL and ROLLCALL_TOKEN.\n${EXIT_CODES_HELP}`)
    .exitOverride();
  const cli: Cli = {
    ...options,
    findProject: options.findProject ?? findProjectHere,
    commandLine: options.commandLine ?? rollcallCommand,
    add: (name, description) =>
      program
        .command(name)
        .description(description)
        .addOption(new Option('--json', 'print one JSON object and nothing else'))
        .addHelpText('after', EXIT_CODES_HELP),
    connect: () => releaseClient(readConsole(), options.signal),
    finish: ({ json = false }, result, text) =>
      print(json ? printableJson({ ok: true, ...result }) : printable(text)),
  };
  addCreate(cli);
  addCheck(cli);
  addRelease(cli);
  for (const action of pointerAction.options) addMove(cli, action);
  addReleases(cli);
  addDev(program, {
    print,
    findProject: (name) => cli.findProject(name, 'dev'),
    defaultUrl: consoleUrl,
  });
  return program;
}

/** Helpers that every command is built with. */
interface Cli extends Options {
  readonly findProject: FindProject;
  readonly commandLine: CommandLine;
  add(name: string, description: string): Command;
  connect(): ReleaseClient;
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
      const project = findProject(undefined);
      await connect().check(project.name, await candidateOf(project, signal));
      const { name, version } = project;
      finish(flags, { name, version }, `The gate has no objection to ${name} ${version}.`);
    },
  );
}

function addRelease({ add, connect, finish, findProject, commandLine, signal }: Cli): void {
  const makeLive = (name: string | undefined, version: string, flags: Flags) => {
    const unsmoked = flags.confirmUnsmoked ?? false;
    // Without a smoke test no folder of the module is needed.
    const project = unsmoked && name !== undefined ? { name, folder: '.' } : findProject(name);
    const options = { again: flags.allowBad ?? false, unsmoked, signal };
    return releasePublished(connect(), { ...project, version }, options);
  };
  const release = async (name: string | undefined, flags: Flags) => {
    const startedAt = performance.now();
    const result = await (flags.to === undefined
      ? releaseProject(findProject(name), connect(), {
          preview: flags.preview ?? false,
          skipTests: flags.skipTests ?? false,
          again: flags.allowBad ?? false,
          unsmoked: flags.confirmUnsmoked ?? false,
          json: flags.json ?? false,
          signal,
        })
      : makeLive(name, flags.to, flags));
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    finish(flags, { ...result, seconds }, formatResult(result, seconds, commandLine));
  };
  add('release', 'Test, build, check with the gate, publish and make live')
    .argument('[module]', 'name of the module (default: the one in the current folder)')
    .option('--preview', 'publish without making it live, so that administrators can look at it')
    .option('--to <version>', 'make this published version live, without a build')
    .option(
      '--confirm-unsmoked',
      'go live without a smoke test, where there is no browser; the log keeps it',
    )
    .option('--skip-tests', 'skip tests and type check, for example when they have already run')
    .option('--allow-bad', 'allow a version that is marked bad to become live again')
    .addHelpText('after', `\n${NOT_COVERED}`)
    .action(release);
  add('preview', 'Test, build and publish for a preview, without making it live')
    .argument('[module]', 'name of the module (default: the one in the current folder)')
    .option('--skip-tests', 'skip tests and type check')
    .action((name: string | undefined, flags: Flags) => release(name, { ...flags, preview: true }));
}

function addMove(
  { add, connect, finish, findProject, commandLine }: Cli,
  action: PointerAction,
): void {
  const command = add(action, DESCRIPTIONS[action]).argument(
    '[module]',
    'name of the module (default: the one in the current folder)',
  );
  if (action === 'rollback') command.option('--to <version>', 'the earlier version');
  if (action === 'rollback' || action === 'disable') {
    command.option('--now', 'make open pages load the result within a minute');
  }
  command.action(async (nameArgument: string | undefined, flags: Flags) => {
    const name = nameArgument ?? findProject(nameArgument).name;
    const { to, now } = flags;
    const moved = await connect().move(name, { action, to, ...(now ? { now } : {}) });
    finish(flags, moved, DONE_MESSAGES[action](moved, commandLine));
  });
}

function addReleases({ add, connect, finish, commandLine }: Cli): void {
  add('releases', 'List what is live, what is published, and how it loaded in browsers')
    .argument('[module]', 'only this module (default: all of the deploy token)')
    .option('--all', 'list every published version')
    .action(async (name: string | undefined, flags: Flags) => {
      const all = await connect().report();
      const isListed = (one: { readonly name: string }) => name === undefined || one.name === name;
      const report = {
        names: all.names.filter(isListed),
        notLive: all.notLive?.filter(isListed) ?? [],
      };
      const { all: isAll = false } = flags;
      const text = showReleases(report, { now: new Date(), commandLine, isAll });
      finish(
        flags,
        report,
        text ||
          (name === undefined
            ? 'The modules of this deploy token have no releases yet.'
            : `${name} has no releases yet, or this deploy token is not for it.`),
      );
    });
}

function formatResult(result: RemoteReleased, seconds: number, commandLine: CommandLine): string {
  if ('alreadyLive' in result) {
    return `${result.name} ${result.alreadyLive} is already live. Its source has not changed.`;
  }
  if ('published' in result) {
    const { name, published } = result;
    return `${name} ${published} was published in ${seconds} s and is not live.${describeSmokeTest(result.smoke)}\nAdministrators can preview it: ${consoleUrl()}/?preview=${name}@${published}\nTo make it live: ${commandLine('release', name, `--to ${published}`)}`;
  }
  const { name, from, to } = result;
  const previous = from === null ? '' : ` (previously ${from})`;
  return `${name} ${to} is live after ${seconds} s${previous}.${describeSmokeTest(result.smoke)}`;
}
