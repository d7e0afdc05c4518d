import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@rollcall/tools/process';
import { consoles } from './consoles.ts';
import { startConsole } from './start-console.ts';

/** Files of a shell, by the part of the path that identifies them. */
type ShellFile = 'first script' | 'administrators' | 'employees' | 'dashboard';

/** A console of its own, whose last known good shell works. */
export interface ShellConsole {
  readonly url: string;
  /** Makes a shell live that has this code in front of one of its files. Returns its version. */
  release(file: ShellFile, code: string): Promise<string>;
  /** The version of the shell that works. */
  firstVersion(): string;
  /** Runs a release command on its store and returns its output. */
  command(...args: string[]): Promise<string>;
  close(): Promise<void>;
}

/** Starts a console with the releases of the other consoles and a foreign backend's data, or our own server's. */
export async function openShellConsole(): Promise<ShellConsole> {
  await using opened = new AsyncDisposableStack();
  const data = mkdtempSync(join(tmpdir(), 'rollcall-shell-'));
  opened.defer(() => rmSync(data, { recursive: true, force: true }));
  const releases = join(data, 'releases');
  cpSync(consoles().own.releases, releases, { recursive: true });
  const running = await startConsole(data, {});
  opened.defer(running.stop);
  const command = async (...args: string[]) => {
    const { code, output } = await runCommand('node', ['deploy/src/cli/main.ts', ...args], {
      env: { DATA_DIR: data },
    });
    if (code !== 0) throw new Error(output);
    return output;
  };
  const readLive = () => JSON.parse(readFileSync(join(releases, 'live.json'), 'utf8')).shell;
  const works: string = readLive().current;
  // From here on the test closes it; until here a failure does.
  const kept = opened.move();
  return {
    url: running.url,
    command,
    firstVersion: () => works,
    async release(file, code) {
      const version = `9.0.${readdirSync(join(releases, 'shell')).length}-faulty0`;
      publishCopy(join(releases, 'shell'), works, version, file, code);
      await command('release', 'shell', '--to', version, '--confirm-unsmoked');
      return version;
    },
    close: () => kept.disposeAsync(),
  };
}

/**
 * Copies a version of the shell under another version, with `code` in one file: in front of the first script, and at the
 * start of each module of a lazy file, as if their source had it.
 */
function publishCopy(shells: string, from: string, version: string, file: ShellFile, code: string) {
  const target = join(shells, version);
  cpSync(join(shells, from), target, { recursive: true });
  const all = readdirSync(target, { recursive: true, encoding: 'utf8' });
  for (const path of all.filter((one) => /\.(br|gz)$/.test(one))) rmSync(join(target, path));
  const texts = new Map(
    all
      .filter((path) => /\.(js|css|html|json)$/.test(path))
      .map((path) => [path, readFileSync(join(target, path), 'utf8')]),
  );
  const hashes = new Map([...texts].map(([path, text]) => [path, hashOf(text)]));
  const parts = JSON.parse(texts.get('preloads.json') ?? '').parts;
  const changed = fileOf(file, texts.get('index.html') ?? '', parts);
  const text = texts.get(changed) ?? '';
  const withCode =
    file === 'first script'
      ? `${code};${text}`
      : text.replaceAll(/([{,]\w+\((?:\w+,?)*\)\{)/g, (start) => `${start}${code};`);
  if (withCode === text) throw new Error(`${changed} has no module.`);
  texts.set(changed, withCode);
  for (const [path, one] of texts) {
    // The copy has files of its own under the names of the original's.
    const own = one.replaceAll('/shell/files/', `/shell/${version}/`);
    texts.set(path, own.replaceAll(from, version));
  }
  updateHashes(texts, hashes);
  for (const [path, one] of texts) writeFileSync(join(target, path), one);
}

/** Replaces the integrity value of each changed file in all texts, until none changes: those of chunks are in a script. */
function updateHashes(texts: Map<string, string>, hashes: Map<string, string>): void {
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const [path, before] of hashes) {
      const after = hashOf(texts.get(path) ?? '');
      if (after === before) continue;
      isDone = false;
      hashes.set(path, after);
      for (const [other, text] of texts) texts.set(other, text.replaceAll(before, after));
    }
  }
}

function fileOf(file: ShellFile, html: string, parts: Record<string, string[]>): string {
  const [, first = ''] = /src="\/shell\/[^/]+\/([^"]+index[^"]*\.js)"/.exec(html) ?? [];
  const part = {
    administrators: 'layout/admin-layout',
    employees: 'layout/self-service-layout',
    dashboard: 'dashboard/dashboard-with-cards',
  };
  if (file === 'first script') return first;
  // The part's own file; the others are shared with other parts.
  const others = Object.entries(parts).filter(([name]) => name !== part[file]);
  const shared = new Set(others.flatMap(([, files]) => files));
  return parts[part[file]]?.find((path) => path.endsWith('.js') && !shared.has(path)) ?? '';
}

const hashOf = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
