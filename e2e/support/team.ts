import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runCommand } from '@rollcall/tools/process';
import { startConsole } from './start-console.ts';
import { startDev } from './start-dev.ts';

/** The user of another team, where this test may change users. */
const OTHER_USER = process.getuid?.() === 0 ? 65_534 : undefined;

/** A console of its own with the releases of another one, for a test that adds modules. */
export async function openConsole(releases: string) {
  await using opened = new AsyncDisposableStack();
  const data = mkdtempSync(join(tmpdir(), 'rollcall-console-'));
  opened.defer(() => rmSync(data, { recursive: true, force: true }));
  cpSync(releases, join(data, 'releases'), { recursive: true });
  const { url, stop } = await startConsole(data, {});
  opened.defer(stop);
  // From here on the test closes it; until here a failure does.
  const kept = opened.move();
  /** A command of the operator. */
  const operate = async (...args: string[]) => {
    const { code, output } = await runCommand('npm', ['run', '-s', ...args], {
      cwd: ROOT,
      env: { DATA_DIR: data },
    });
    if (code !== 0) throw new Error(`npm run ${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  };
  return {
    url,
    operate,
    /** A deploy token, as the operator creates it. */
    async createToken(module: string) {
      const scope = ['--modules', module, '--may-publish', '--may-point'];
      const output = await operate('token', '--', 'create', '--title', 'CI', ...scope, '--json');
      return /"token":"([^"]+)"/.exec(output)?.[1] ?? '';
    },
    close: () => kept.disposeAsync(),
  };
}

/**
 * Unsets the variables of the tests that name folders where another user may not write: npm sets some for its scripts, and
 * `deploy/bin/run.mjs` the folder for compiled code.
 */
function unsetInherited(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter((name) => /^npm_|^NODE_COMPILE_CACHE$/.test(name));
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

interface TeamOptions {
  /** Address of the console. */
  readonly url: string;
  readonly token: string;
  readonly module: string;
}

/** The folder of a team that has the address of a console and a deploy token, and nothing else (decision 073). */
export function openTeam({ url, token, module }: TeamOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-team-'));
  const project = join(folder, module);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const envOf = (uid: number | undefined) => ({
    ROLLCALL_URL: url,
    ROLLCALL_TOKEN: token,
    TMPDIR: temporary,
    ...(uid !== undefined && { ...unsetInherited(), HOME: folder }),
  });
  const runAs = async (uid: number | undefined, cwd: string, [command = '', ...args]: string[]) => {
    const env = envOf(uid);
    const { code, output, seconds } = await runCommand(command, args, { cwd, env, uid });
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
    return { output, seconds };
  };
  return {
    project,
    /** Creates the module with the command that the console serves, and installs its packages. */
    async create() {
      const command = `--package=${url}/sdk/rollcall.tgz`;
      await runAs(undefined, folder, ['npx', '--yes', command, 'rollcall', 'create', module]);
      const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
      await runAs(undefined, project, ['npm', 'install', ...flags]);
    },
    /** Gives the folder to the other user, who runs all further commands. */
    async handOver() {
      if (OTHER_USER === undefined) return;
      const all = globSync('**/*', { cwd: folder, exclude: (name) => name === 'node_modules' });
      const own = [folder, join(project, 'node_modules'), ...all.map((path) => join(folder, path))];
      for (const path of own) await chown(path, OTHER_USER, OTHER_USER);
    },
    edit(path: string, from: string, to: string) {
      const file = join(project, path);
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    },
    run: (...command: string[]) => runAs(OTHER_USER, project, command),
    /** Starts hot reload in the live console. */
    dev: () =>
      startDev(join(project, 'node_modules/.bin/rollcall'), ['dev'], {
        cwd: project,
        consoleUrl: url,
        env: envOf(OTHER_USER),
        uid: OTHER_USER,
      }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
