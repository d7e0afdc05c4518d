import { join } from 'node:path';
import { createKey } from '@rollcall/cli/backend/backend-token';
import { BACKEND_NAME } from '@rollcall/shared/module';
import { OperatorError, printableValue } from '@rollcall/shared/node';
import * as z from 'zod';
import { type PrivateFile, privateFile } from '../store/private-file.ts';

/** The server of a module, and where it is. Unknown fields are kept (decision 064). */
const moduleBackend = z.looseObject({
  name: z.string(),
  /** The base of its calls: an absolute http or https URL without query. */
  upstream: z.string(),
  by: z.string(),
  setAt: z.string(),
});

/** `backends.json` of a release store: the backends of modules, and the key that signs their tokens (decision 075). */
const backendsFile = z.looseObject({
  format: z.literal(1),
  backends: z.array(moduleBackend),
  /** The private key as a JWK; absent until the first backend is set. */
  key: z.optional(z.record(z.string(), z.unknown())),
});

export type ModuleBackend = z.infer<typeof moduleBackend>;
export type BackendStore = PrivateFile<z.infer<typeof backendsFile>>;

const NO_BACKENDS: z.infer<typeof backendsFile> = { format: 1, backends: [] };

/** The backends of modules in the folder of a release store. */
export const folderBackends = (root: string): BackendStore =>
  privateFile({
    file: join(root, 'backends.json'),
    lock: join(root, 'backends.lock'),
    schema: backendsFile,
    empty: NO_BACKENDS,
    damaged:
      'backends.json is damaged: restore it from a backup, or remove it and set the backends of modules again.',
  });

/** The names of the backends that are set up. */
export async function backendNames(store: BackendStore): Promise<readonly string[]> {
  const { backends } = await store.read();
  return backends.map(({ name }) => name);
}

interface NewBackend {
  readonly name: string;
  readonly upstream: string;
  readonly by: string;
}

/**
 * Sets where the backend of a module is; calls go there at once.
 * @throws OperatorError naming the argument that breaks a rule.
 */
export async function setBackend(
  store: BackendStore,
  { name, upstream, by }: NewBackend,
  now: Date,
): Promise<ModuleBackend> {
  if (!BACKEND_NAME.test(name)) {
    throw new OperatorError(
      `${printableValue(name)} is no name of a backend: use lower-case words with hyphens, 40 characters at most.`,
    );
  }
  const backend = { name, upstream: checkUpstream(upstream), by, setAt: now.toISOString() };
  return store.change(async ({ backends, key, ...rest }) => ({
    after: {
      ...rest,
      backends: [...backends.filter((one) => one.name !== name), backend],
      key: key ?? (await createKey()),
    },
    result: backend,
  }));
}

/** @throws OperatorError when there is no backend of this name. */
export const removeBackend = (store: BackendStore, name: string): Promise<void> =>
  store.change((before) => {
    const backends = before.backends.filter((one) => one.name !== name);
    if (backends.length === before.backends.length) {
      throw new OperatorError(
        `There is no backend ${printableValue(name)}: npm run backend -- list shows them.`,
      );
    }
    return { after: { ...before, backends }, result: undefined };
  });

/** Replaces the key that signs tokens; tokens of the old one are refused from now on. */
export const renewKey = (store: BackendStore): Promise<void> =>
  store.change(async (before) => ({
    after: { ...before, key: await createKey() },
    result: undefined,
  }));

function checkUpstream(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new OperatorError(
      '--to: give the http or https address of the backend, without a query, such as http://127.0.0.1:7000.',
    );
  }
  if (url.username || url.password) {
    throw new OperatorError(
      '--to: an address with a password is not accepted; the backend checks the token of each call instead.',
    );
  }
  return url.href.replace(/\/+$/, '');
}
