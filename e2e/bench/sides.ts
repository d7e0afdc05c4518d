import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@rollcall/tools/process';
import { startConsole } from '../support/start-console.ts';
import type { ReleaseLists } from './release-lists.ts';
import { buildSingle, singleList, singleStore } from './single-store.ts';

/** Which releases are live while a page is visited. */
export type Releases = 'first' | 'module' | 'shell';

/** A console that is measured. */
export interface Side {
  readonly name: string;
  readonly url: string;
  /** Makes the first releases live, or those with a change in each module, or in the shell. */
  show(releases: Releases, module: string): void;
  stop(): Promise<void>;
}

/** The releases of a checkout: its first ones, and one of every name with a small change. */
interface Builds {
  readonly name: string;
  /** The copy of the checkout. */
  readonly root: string;
  readonly store: string;
  readonly lists: { readonly first: ReleaseLists; readonly changed: ReleaseLists };
}

/** Files that get a change: they exist in every checkout, and a page loads them. */
const CHANGED = { modules: 'mfe-*/src/module.ts', shell: 'shell/src/layout/admin-layout.tsx' };

/** Builds what the console of a checkout needs: its releases and, with `withChanges`, a changed one of each name. */
export async function buildReleases(
  name: string,
  checkout: string,
  folder: string,
  withChanges: boolean,
): Promise<Builds> {
  const root = join(folder, 'checkout');
  const make = await runCommand('node', ['deploy/src/testing/make-checkout.ts', root], {
    cwd: checkout,
  });
  if (make.code !== 0) throw new Error(make.output);
  const store = await publish(root, join(folder, 'first'));
  const first = readList(store);
  if (!withChanges) return { name, root, store, lists: { first, changed: first } };
  change(root, CHANGED.modules);
  change(root, CHANGED.shell);
  const changed = await publish(root, join(folder, 'changed'));
  for (const path of globSync('*/*/', { cwd: changed })) {
    cpSync(join(changed, path), join(store, path), { recursive: true });
  }
  return { name, root, store, lists: { first, changed: readList(changed) } };
}

/** Starts the federated console. */
export async function federatedSide({ name, root, store, lists }: Builds): Promise<Side> {
  const { first, changed } = lists;
  return startSide(name, root, store, (releases, module) => {
    if (releases === 'shell') return { ...first, shell: changed.shell };
    const pointer = changed.modules[module];
    return releases === 'module' && pointer
      ? { ...first, modules: { ...first.modules, [module]: pointer } }
      : first;
  });
}

/** Builds the same sources as a single application and starts its console. */
export async function singleSide(builds: Builds, withChanges: boolean): Promise<Side> {
  const { root, store, lists } = builds;
  const target = join(root, '../single/releases');
  cpSync(store, target, { recursive: true });
  const build = async (which: Releases, pattern?: string) => {
    const undo = change(root, pattern);
    const version = `1.0.0-${{ first: 'aaaaaaa', module: 'bbbbbbb', shell: 'ccccccc' }[which]}`;
    await buildSingle(root, version);
    singleStore(root, target, version, lists.first.shell.current);
    undo();
    return singleList(lists.first, version);
  };
  undoChanges(root);
  const first = await build('first');
  const module = withChanges ? await build('module', CHANGED.modules) : first;
  const shell = withChanges ? await build('shell', CHANGED.shell) : first;
  return startSide('single', root, target, (releases) => ({ first, module, shell })[releases]);
}

async function startSide(
  name: string,
  root: string,
  store: string,
  listOf: (releases: Releases, module: string) => ReleaseLists,
): Promise<Side> {
  const show: Side['show'] = (releases, module) => {
    const file = join(store, 'live.json');
    writeFileSync(`${file}.new`, JSON.stringify(listOf(releases, module)));
    renameSync(`${file}.new`, file);
  };
  show('first', '');
  const { url, stop } = await startConsole(join(store, '..'), {}, root);
  return { name, url, show, stop };
}

/** Builds and publishes all names, by starting a console; returns the release store. */
async function publish(root: string, data: string): Promise<string> {
  const console = await startConsole(data, {}, root);
  await console.stop();
  return join(data, 'releases');
}

const readList = (store: string): ReleaseLists =>
  JSON.parse(readFileSync(join(store, 'live.json'), 'utf8'));

/** Something that no minifier removes and that does nothing. */
const ADDITION = `\nObject.assign(globalThis, { benchRelease: 'changed' });\n`;

/** Changes the files of a pattern; returns a function that restores them. */
function change(root: string, pattern?: string): () => void {
  const files = pattern === undefined ? [] : globSync(pattern, { cwd: root });
  const texts = files.map((file) => [join(root, file), readFileSync(join(root, file), 'utf8')]);
  for (const [file = '', text = ''] of texts) writeFileSync(file, text + ADDITION);
  return () => {
    for (const [file = '', text = ''] of texts) writeFileSync(file, text);
  };
}

function undoChanges(root: string): void {
  for (const file of globSync(Object.values(CHANGED), { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), text.replace(ADDITION, ''));
  }
}
