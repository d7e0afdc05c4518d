import type { Command } from 'commander';
import { CommandError } from './command-error.ts';
import { startDevServer } from './dev/dev-server.ts';
import { EXIT } from './exit-codes.ts';
import type { Project } from './project.ts';
import { checkUrl } from './settings.ts';

interface Options {
  readonly print: (text: string) => void;
  /** The module to show: by default the one in the current folder. */
  readonly findProject: (name: string | undefined) => Project;
  /** The address of the console when the command names none. */
  readonly defaultUrl: () => string;
}

interface Flags {
  readonly to?: string;
  readonly port: string;
  readonly backend?: string;
}

const DEFAULT_PORT = '3001';

/** `dev`: the running console with one module under hot reload (decision 032). It ends with Ctrl-C. */
export function addDev(program: Command, { print, findProject, defaultUrl }: Options): void {
  program
    .command('dev')
    .description(
      'Show the running console with this module under hot reload, signed in as yourself',
    )
    .argument('[module]', 'name of the module (default: the one in the current folder)')
    .option('--to <url>', 'address of a running console (default: that of the other commands)')
    .option('--port <port>', 'port to listen on', DEFAULT_PORT)
    .option('--backend <url>', "the module's own server on this machine, instead of the console's")
    .action(async (name: string | undefined, { to, port, backend }: Flags) => {
      const consoleUrl = to === undefined ? defaultUrl() : checkUrl('--to', to);
      const backendUrl = backend === undefined ? undefined : checkUrl('--backend', backend);
      const project = findProject(name);
      const addresses = { consoleUrl, backendUrl, port: portOf(port) };
      const { url, stop } = await startDevServer({ module: project, ...addresses, report: print });
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => void stop().finally(() => process.exit(EXIT.done)));
      }
      print(`
${project.name} is shown with hot reload at ${url}
  Everything else comes from ${consoleUrl}: sign in with your own account. Changes to its data are real.
${backendUrl ? `  Its server is ${backendUrl}: start it with ROLLCALL_URL=${url}\n` : ''}  Press Ctrl-C to stop.`);
    });
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1024 && port < 65_536) return port;
  throw new CommandError('--port must be a number from 1024 to 65535.', EXIT.usage);
}
