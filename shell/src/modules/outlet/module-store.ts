import type { FederatedModule, ReleaseList, ShellRelease } from '@rollcall/shared/module';
import { createStore, type StoreApi } from 'zustand';
import { loadModule, type ModuleLoader } from '../load-module/load-module.ts';
import { ModuleError } from '../load-module/module-error.ts';
import { currentRelease } from '../release-list/find-route.ts';

type ModuleState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: FederatedModule }
  | { readonly status: 'failed'; readonly error: ModuleError };

interface Modules {
  readonly states: Readonly<Record<string, ModuleState>>;
  /** Starts a load unless one runs or has succeeded; after a failure it forgets what federation kept of it. */
  load(name: string): void;
}

/** One store a page: what has been loaded, what failed and why. Modules load on their first visit only. */
export function createModuleStore(
  list: ReleaseList,
  shell: ShellRelease,
  loader: ModuleLoader,
): ModuleStore {
  return createStore<Modules>()((set, get) => {
    const put = (name: string, state: ModuleState) =>
      set(({ states }) => ({ states: { ...states, [name]: state } }));

    async function run(name: string, isRetry: boolean): Promise<ModuleState> {
      const release = currentRelease(list, name);
      if (!release) return failed(new ModuleError(name, undefined, { kind: 'load' }));
      if (list.modules[name]?.disabled) {
        return failed(new ModuleError(name, release.version, { kind: 'disabled' }));
      }
      try {
        return { status: 'ready', module: await loadModule(release, shell, loader, isRetry) };
      } catch (error) {
        if (error instanceof ModuleError) return failed(error);
        throw error;
      }
    }

    return {
      states: {},
      load(name) {
        const status = get().states[name]?.status;
        if (status === 'loading' || status === 'ready') return;
        put(name, { status: 'loading' });
        void run(name, status === 'failed').then((state) => put(name, state));
      },
    };
  });
}

const failed = (error: ModuleError): ModuleState => ({ status: 'failed', error });

export type ModuleStore = StoreApi<Modules>;
