import { currentRelease, type ReleaseList } from '@rollcall/shared/module';
import { type Command, Option } from 'commander';
import {
  folderBackends,
  type ModuleBackend,
  removeBackend,
  renewKey,
  setBackend,
} from '../module-backends/backend-store.ts';
import type { CommandContext } from './context.ts';

interface Flags {
  readonly json?: boolean;
  readonly by?: string;
}

/** Helpers of the program. */
interface Cli {
  open(flags: Flags): CommandContext;
  finish(context: CommandContext, result: object, text: string): void;
}

/** Adds `backend set|list|remove|renew-key`: where the servers of modules are (decision 075). */
export function addBackend(program: Command, { open, finish }: Cli): void {
  const command = program
    .command('backend')
    .description('Set, list and remove backends of modules, which pages call at /ext/NAME');
  const add = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .addOption(new Option('--json', 'print one JSON object and nothing else'))
      .addOption(new Option('--by <who>', 'name for the record (default: the current user)'));

  add('set', 'Set where a backend is; calls go there at once')
    .argument('<name>', 'its name, as `backend` in module.json')
    .requiredOption('--to <url>', 'its address, such as http://127.0.0.1:7000')
    .action(async (name: string, flags: Flags & { readonly to: string }) => {
      const context = open(flags);
      const request = { name, upstream: flags.to, by: context.by };
      const backend = await setBackend(folderBackends(context.releasesDir), request, new Date());
      const text = `Calls of /ext/${name} go to ${backend.upstream}. It checks their tokens with the keys at /ext/keys.json.`;
      finish(context, backend, text);
    });

  add('list', 'List the backends, and modules whose backend is not set').action(
    async (flags: Flags) => {
      const context = open(flags);
      const { result, text } = await reportBackends(context);
      finish(context, result, text);
    },
  );

  add('remove', 'Remove a backend; its calls are refused at once')
    .argument('<name>', 'its name; backend list shows them')
    .action(async (name: string, flags: Flags) => {
      const context = open(flags);
      await removeBackend(folderBackends(context.releasesDir), name);
      finish(context, { name, removed: true }, `The backend ${name} is removed.`);
    });

  add(
    'renew-key',
    'Replace the key that signs the tokens of calls, for example after a leak',
  ).action(async (flags: Flags) => {
    const context = open(flags);
    await renewKey(folderBackends(context.releasesDir));
    finish(context, { renewed: true }, 'The key is replaced; backends fetch the new one.');
  });
}

/** The backends, and modules whose backend is not set: for programs, and a line each for people. */
async function reportBackends(context: CommandContext) {
  const { backends } = await folderBackends(context.releasesDir).read();
  const users = await usersOf(context);
  const missing = [...users.keys()].filter((name) => !backends.some((one) => one.name === name));
  const lines = [
    ...backends.map((backend) => describe(backend, users.get(backend.name))),
    ...missing.map((name) => `${name}  not set  needed by ${users.get(name)?.join(', ')}`),
  ];
  const text = lines.join('\n') || 'No module has a backend of its own.';
  return { result: { backends, missing }, text };
}

/** The live modules that use each backend, by its name. */
async function usersOf({ store }: CommandContext): Promise<ReadonlyMap<string, string[]>> {
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
