import {
  type FailureKind,
  type FederatedModule,
  modulePointerOf,
  type Outcome,
  type Release,
  type ReleaseList,
  type ShellRelease,
} from '@rollcall/shared/module';
import { createStore, type StoreApi } from 'zustand';
import { loadModule, type ModuleLoader } from '../load-module/load-module.ts';
import { ModuleError } from '../load-module/module-error.ts';
import { candidatesOf } from '../release-list/candidates.ts';

export type ModuleState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly module: FederatedModule;
      readonly release: Release;
      /** Why last known good is shown; absent when the current release is. */
      readonly insteadOf?: ModuleError;
    }
  | { readonly status: 'failed'; readonly error: ModuleError };

interface Modules {
  readonly states: Readonly<Record<string, ModuleState>>;
  /** Starts a load unless one runs or has succeeded; after a failure it forgets what federation kept of it. */
  load(name: string): void;
  /** Loads a module again although it has succeeded, from its first choice on. */
  reload(name: string): void;
  /** Loads last known good in place of a release that loads but does not draw. */
  loadGood(name: string, insteadOf: ModuleError): void;
  /** Tells the operators of a failure that came after the load. */
  reportFailure(error: ModuleError): void;
}

interface ModuleStoreNeeds extends ModuleLoader {
  report(outcome: Outcome): void;
}

/** What one page loads modules with. */
interface Page {
  readonly list: ReleaseList;
  readonly shell: ShellRelease;
  readonly needs: ModuleStoreNeeds;
  put(name: string, state: ModuleState): void;
}

/**
 * One store a page: what has been loaded, what failed and why. Modules load on their first visit only. A current
 * release that cannot be had is replaced by last known good for this page, under the same checks (design §5).
 */
export function createModuleStore(
  list: ReleaseList,
  shell: ShellRelease,
  needs: ModuleStoreNeeds,
): ModuleStore {
  return createStore<Modules>()((set, get) => {
    const put = (name: string, state: ModuleState) =>
      set(({ states }) => ({ states: { ...states, [name]: state } }));

    function run(name: string, isRetry: boolean, insteadOf?: ModuleError): void {
      put(name, { status: 'loading' });
      const candidates = candidatesOf(list, name).filter(
        ({ version }) => version !== insteadOf?.version,
      );
      void loadFirst({ list, shell, needs, put }, name, candidates, isRetry, insteadOf);
    }

    return {
      states: {},
      load(name) {
        const status = get().states[name]?.status;
        if (status === 'loading' || status === 'ready') return;
        run(name, status === 'failed');
      },
      reload: (name) => run(name, true),
      loadGood: (name, insteadOf) => run(name, false, insteadOf),
      reportFailure({ moduleName, version, failure: { kind: why } }) {
        if (version === undefined) return;
        needs.report({ module: moduleName, version, ms: 0, result: 'failed', why });
      },
    };
  });
}

/** Loads the first of the candidates that can be had; reports how each went, and keeps what came of it. */
async function loadFirst(
  page: Page,
  name: string,
  [release, ...others]: readonly Release[],
  isRetry: boolean,
  insteadOf?: ModuleError,
): Promise<void> {
  const { list, shell, needs, put } = page;
  const pointer = modulePointerOf(list, name);
  if (!release || pointer?.disabled) {
    const kind = pointer?.disabled ? 'disabled' : 'load';
    const error = new ModuleError(name, pointer?.current, { kind });
    return put(name, { status: 'failed', error: insteadOf ?? error });
  }
  const begun = performance.now();
  const report = (result: Outcome['result'], why?: FailureKind) =>
    needs.report({
      module: name,
      version: release.version,
      ms: Math.round(performance.now() - begun),
      result,
      ...(why === undefined ? {} : { why }),
    });
  try {
    const module = await loadModule(release, shell, needs, isRetry);
    report('ok');
    put(name, { status: 'ready', module, release, ...(insteadOf ? { insteadOf } : {}) });
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    report(others.length > 0 ? 'fallback' : 'failed', error.failure.kind);
    if (others.length > 0) return loadFirst(page, name, others, isRetry, insteadOf ?? error);
    put(name, { status: 'failed', error: insteadOf ?? error });
  }
}

export type ModuleStore = StoreApi<Modules>;
