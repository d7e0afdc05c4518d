import type { OperatorFlags as Flags } from '@rollcall/cli/operator';
import { currentRelease, type ReleaseList } from '@rollcall/shared/module';
import {
  type BackendStore,
  folderBackends,
  type ModuleBackend,
  removeBackend,
  renewKey,
  setBackend,
} from '../module-backends/backend-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { StoreCommands } from './store-commands.ts';

/** Adds `backend set|list|remove|renew-key`: where the servers of modules are (decision 075). */
export function addBackend({
  program,
  add,
  finish,
  store,
  releasesDir,
  userName,
}: StoreCommands): void {
  const backends = folderBackends(releasesDir);
  const command = program
    .command('backend')
    .description('Set, list and remove backends of modules, which pages call at /ext/NAME');

  add('set', 'Set where a backend is; calls go there at once', command)
    .argument('<name>', 'its name, as `backend` in module.json')
    .requiredOption('--to <url>', 'its address, such as http://127.0.0.1:7000')
    .action(async (name: string, flags: Flags & { readonly to: string }) => {
      const request = { name, upstream: flags.to, by: flags.by ?? userName() };
      const backend = await setBackend(backends, request, new Date());
      const text = `Calls of /ext/${name} go to ${backend.upstream}. It checks their tokens with the keys at /ext/keys.json.`;
      finish(flags, backend, text);
    });

  add('list', 'List the backends, and modules whose backend is not set', command).action(
    async (flags: Flags) => {
      const { result, text } = await reportBackends(backends, store);
      finish(flags, result, text);
    },
  );

  add('remove', 'Remove a backend; its calls are refused at once', command)
    .argument('<name>', 'its name; backend list shows them')
    .action(async (name: string, flags: Flags) => {
      await removeBackend(backends, name);
      finish(flags, { name, removed: true }, `The backend ${name} is removed.`);
    });

  add(
    'renew-key',
    'Replace the key that signs the tokens of calls, for example after a leak',
    command,
  ).action(async (flags: Flags) => {
    await renewKey(backends);
    finish(flags, { renewed: true }, 'The key is replaced; backends fetch the new one.');
  });
}

/** The backends, and modules whose backend is not set: for programs, and a line each for people. */
async function reportBackends(stored: BackendStore, store: ReleaseStore) {
  const { backends } = await stored.read();
  const users = await usersOf(store);
  const missing = [...users.keys()].filter((name) => !backends.some((one) => one.name === name));
  const lines = [
    ...backends.map((backend) => describe(backend, users.get(backend.name))),
    ...missing.map((name) => `${name}  not set  needed by ${users.get(name)?.join(', ')}`),
  ];
  const text = lines.join('\n') || 'No module has a backend of its own.';
  return { result: { backends, missing }, text };
}

/** The live modules that use each backend, by its name. */
async function usersOf(store: ReleaseStore): Promise<ReadonlyMap<string, string[]>> {
  const list: ReleaseList | undefined = await store.readList();
  const users = new Map<string, string[]>();
  for (const module of Object.keys(list?.modules ?? {})) {
    const name = list && currentRelease(list, module)?.descriptor.backend;
    if (name !== undefined) users.set(name, [...(users.get(name) ?? []), module]);
  }
  return users;
}

/** "payroll  http://127.0.0.1:7000  used by mfe-payroll, set 2026-11-23 by ada". */
function describe({ name, upstream, by, setAt }: ModuleBackend, users: readonly string[] = []) {
  const use = users.length === 0 ? 'used by no live module' : `used by ${users.join(', ')}`;
  return `${name}  ${upstream}  ${use}, set ${setAt.slice(0, 10)} by ${by}`;
}
