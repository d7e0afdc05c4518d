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
      /** Why last known good is shown; absent when the current release is shown. */
      readonly fallbackReason?: ModuleError;
    }
  | { readonly status: 'failed'; readonly error: ModuleError };

interface Modules {
  readonly states: Readonly<Record<string, ModuleState>>;
  /** Starts a load unless one is running or has succeeded; after a failure it is a forced load. */
  load(name: string): void;
  /** Loads a module again, starting with its current release. */
  reload(name: string): void;
  /** Loads last known good in place of a release that loads but does not render. */
  loadGood(name: string, fallbackReason: ModuleError): void;
  /** Reports a failure after the load to the operators. */
  reportFailure(error: ModuleError): void;
}

interface ModuleStoreDependencies extends ModuleLoader {
  report(outcome: Outcome): void;
}

/** The state that loads of one page share. */
interface Page {
  readonly list: ReleaseList;
  readonly shell: ShellRelease;
  readonly dependencies: ModuleStoreDependencies;
  setModule(name: string, state: ModuleState): void;
}

/**
 * The loaded and failed modules of a page. Modules load on their first visit only. If the current release cannot be
 * loaded, last known good replaces it for this page, with the same checks (design §5).
 */
export function createModuleStore(
  list: ReleaseList,
  shell: ShellRelease,
  dependencies: ModuleStoreDependencies,
): ModuleStore {
  return createStore<Modules>()((set, get) => {
    const setModule = (name: string, state: ModuleState) =>
      set(({ states }) => ({ states: { ...states, [name]: state } }));

    function run(name: string, isRetry: boolean, fallbackReason?: ModuleError): void {
      setModule(name, { status: 'loading' });
      const candidates = candidatesOf(list, name).filter(
        ({ version }) => version !== fallbackReason?.version,
      );
      void loadFirst(
        { list, shell, dependencies, setModule },
        name,
        candidates,
        isRetry,
        fallbackReason,
      );
    }

    return {
      states: {},
      load(name) {
        const status = get().states[name]?.status;
        if (status === 'loading' || status === 'ready') return;
        run(name, status === 'failed');
      },
      reload: (name) => run(name, true),
      loadGood: (name, fallbackReason) => run(name, false, fallbackReason),
      reportFailure({ moduleName, version, failure: { kind: why } }) {
        if (version === undefined) return;
        dependencies.report({ module: moduleName, version, ms: 0, result: 'failed', why });
      },
    };
  });
}

/** Loads the first candidate that can be loaded; reports each result and stores the final one. */
async function loadFirst(
  page: Page,
  name: string,
  [release, ...others]: readonly Release[],
  isRetry: boolean,
  fallbackReason?: ModuleError,
): Promise<void> {
  const { list, shell, dependencies, setModule } = page;
  const pointer = modulePointerOf(list, name);
  if (!release || pointer?.disabled) {
    const kind = pointer?.disabled ? 'disabled' : 'load';
    const error = new ModuleError(name, pointer?.current, { kind });
    return setModule(name, { status: 'failed', error: fallbackReason ?? error });
  }
  const startedAt = performance.now();
  const report = (result: Outcome['result'], why?: FailureKind) =>
    dependencies.report({
      module: name,
      version: release.version,
      ms: Math.round(performance.now() - startedAt),
      result,
      ...(why === undefined ? {} : { why }),
    });
  try {
    const module = await loadModule(release, shell, dependencies, isRetry);
    report('ok');
    setModule(name, {
      status: 'ready',
      module,
      release,
      ...(fallbackReason ? { fallbackReason } : {}),
    });
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    report(others.length > 0 ? 'fallback' : 'failed', error.failure.kind);
    if (others.length > 0) return loadFirst(page, name, others, isRetry, fallbackReason ?? error);
    setModule(name, { status: 'failed', error: fallbackReason ?? error });
  }
}

export type ModuleStore = StoreApi<Modules>;
