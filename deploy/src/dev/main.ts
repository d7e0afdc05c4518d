import { commonSettings, OperatorError, readSettings } from '@rollcall/shared/node';
import { Command } from 'commander';
import { findWorkspace } from '../cli/target.ts';
import { devSettings } from '../process/env.ts';
import { step } from '../process/progress.ts';
import { runUntilStopped } from '../process/run-until-stopped.ts';
import { readConsolePage } from './dev-page.ts';
import { startDevServer } from './dev-server.ts';
import { buildDevShell } from './dev-shell.ts';

const command = new Command('dev')
  .description('Show the running console with this module under hot reload')
  .argument(
    '[module]',
    'name of the module (default: the workspace of the current folder, as with npm run dev -w NAME)',
  )
  .option(
    '--console <url>',
    'URL of the running console (default: CONSOLE_URL, otherwise port PORT of this machine)',
  )
  .option('--port <port>', 'port to listen on', '3001')
  .parse();

/** `npm run dev`: needs a running console, local or remote, which provides everything except the module. */
await runUntilStopped(async () => {
  const printLine = (line: string) => console.log(line);
  const workspace = findWorkspace(command.args[0], 'dev');
  if (workspace.kind === 'shell') {
    throw new OperatorError('The shell has no hot reload; name a module: npm run dev -w NAME.');
  }
  const { CONSOLE_URL, PORT } = readSettings(
    { ...devSettings, PORT: commonSettings.PORT },
    process.env,
  );
  const options = command.opts<{ console?: string; port: string }>();
  const consoleUrl = options.console ?? CONSOLE_URL ?? `http://localhost:${PORT}`;
  const version = `${workspace.version}-dev`;
  process.env.NODE_ENV = 'development';
  process.env.ROLLCALL_RELEASE = version;
  await readConsolePage(consoleUrl, '/');
  const shellPage = await step(printLine, 'Development shell ready', buildDevShell);
  const { url, stop } = await step(printLine, `${workspace.name} built`, () =>
    startDevServer({ workspace, version, consoleUrl, port: Number(options.port), shellPage }),
  );
  printLine(`\n${workspace.name} is running with hot reload at ${url}`);
  printLine(`  Everything else comes from ${consoleUrl}. Press Ctrl-C to stop.`);
  return stop;
});
