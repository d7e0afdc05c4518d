import { commonSettings, readSettings, StartError } from '@rollcall/shared/node';
import { Command } from 'commander';
import { findWorkspace } from '../cli/target.ts';
import { devSettings } from '../process/env.ts';
import { step } from '../process/progress.ts';
import { runUntilStopped } from '../process/run-until-stopped.ts';
import { readConsolePage } from './dev-page.ts';
import { startDevServer } from './dev-server.ts';
import { buildDevShell } from './dev-shell.ts';

const command = new Command('dev')
  .description('The running console with this one module under hot reload')
  .argument('[module]', 'its name; without it that of the folder (npm run dev -w NAME)')
  .option('--console <url>', 'the console that runs (default: CONSOLE_URL, else port PORT here)')
  .option('--port <port>', 'where to listen (default: 3001)', '3001')
  .parse();

/** `npm run dev`: needs a console that runs, ours or somebody else's; of everything but the module it shows that. */
await runUntilStopped(async () => {
  const say = (line: string) => console.log(line);
  const workspace = findWorkspace(command.args[0], 'dev');
  if (workspace.kind === 'shell') {
    throw new StartError('The shell has no hot reload; name a module: npm run dev -w NAME.');
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
  const shellPage = await step(say, 'Shell for development ready', buildDevShell);
  const { url, stop } = await step(say, `${workspace.name} built`, () =>
    startDevServer({ workspace, version, consoleUrl, port: Number(options.port), shellPage }),
  );
  say(`\n${workspace.name} is under hot reload at ${url}`);
  say(`  Everything else is as ${consoleUrl} has it. Stop with Ctrl-C.`);
  return stop;
});
