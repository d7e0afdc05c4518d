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
import type { FallbackMemory } from './fallback-memory.ts';

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
  /** Short id that users can quote for a failure of a module on this page; it is in the log and in the reports. */
  supportIdOf(name: string): string;
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
  readonly memory: FallbackMemory;
}

/** The state that loads of one page share. */
interface Page {
  readonly list: ReleaseList;
  readonly shell: ShellRelease;
  readonly dependencies: ModuleStoreDependencies;
  supportIdOf(name: string): string;
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

    const supportIds = new Map<string, string>();
    function supportIdOf(name: string): string {
      const id = supportIds.get(name) ?? makeSupportId();
      supportIds.set(name, id);
      return id;
    }

    function run(name: string, isRetry: boolean, fallbackReason?: ModuleError): void {
      setModule(name, { status: 'loading' });
      const all = candidatesOf(list, name);
      const reason = fallbackReason ?? (isRetry ? undefined : rememberedReason(name, all));
      const candidates = all.filter(({ version }) => version !== reason?.version);
      const page = { list, shell, dependencies, supportIdOf, setModule };
      const endsAt = performance.now() + deadlineOf(all);
      void loadFirst(page, name, candidates, { isRetry, endsAt, fallbackReason: reason });
    }

    /** Why this tab does not try the current release: it failed on an earlier page, and there is another one. */
    function rememberedReason(name: string, [current, ...others]: readonly Release[]) {
      const found = current && dependencies.memory.find(name, current.version);
      if (!found || others.length === 0) return undefined;
      return new ModuleError(name, found.version, found.failure);
    }

    return {
      supportIdOf,
      states: {},
      load(name) {
        const status = get().states[name]?.status;
        if (status === 'loading' || status === 'ready') return;
        run(name, status === 'failed');
      },
      reload(name) {
        dependencies.memory.forget(name);
        run(name, true);
      },
      loadGood: (name, fallbackReason) => run(name, false, fallbackReason),
      reportFailure({ moduleName, version, failure: { kind: why } }) {
        if (version === undefined) return;
        const outcome = { module: moduleName, version, ms: 0, result: 'failed', why } as const;
        dependencies.report({ ...outcome, supportId: supportIdOf(moduleName) });
      },
    };
  });
}

interface Attempt {
  readonly isRetry: boolean;
  /** End of the deadline of all candidates, by `performance.now()`. */
  readonly endsAt: number;
  readonly fallbackReason: ModuleError | undefined;
}

/** Share of the deadline that the current release gets while there is another one to load after it. */
const FIRST_SHARE = 0.6;

/** One deadline for all candidates, in milliseconds: that of the current release (design §5). */
const deadlineOf = ([current]: readonly Release[]) => current?.descriptor.budget.loadTimeoutMs ?? 0;

/** Loads the first candidate that can be loaded; reports each result and stores the final one. */
async function loadFirst(
  page: Page,
  name: string,
  [release, ...others]: readonly Release[],
  attempt: Attempt,
): Promise<void> {
  const { list, shell, dependencies, setModule } = page;
  const { isRetry, endsAt, fallbackReason } = attempt;
  const pointer = modulePointerOf(list, name);
  if (!release || pointer?.disabled) {
    const kind = pointer?.disabled ? 'disabled' : 'load';
    const error = new ModuleError(name, pointer?.current, { kind });
    return setModule(name, { status: 'failed', error: fallbackReason ?? error });
  }
  const report = reporterOf(page, release);
  const hasOthers = others.length > 0;
  const leftMs = Math.max(0, endsAt - performance.now());
  const deadlineMs = Math.round(hasOthers ? leftMs * FIRST_SHARE : leftMs);
  try {
    const module = await loadModule(release, shell, dependencies, { isRetry, deadlineMs });
    report('ok');
    if (fallbackReason) rememberFallback(page, fallbackReason);
    const reason = fallbackReason ? { fallbackReason } : {};
    setModule(name, { status: 'ready', module, release, ...reason });
  } catch (error) {
    if (!(error instanceof ModuleError)) throw error;
    report(hasOthers ? 'fallback' : 'failed', error.failure.kind);
    const reason = fallbackReason ?? error;
    if (hasOthers) {
      return loadFirst(page, name, others, { isRetry, endsAt, fallbackReason: reason });
    }
    setModule(name, { status: 'failed', error: reason });
  }
}

/** Reports results of loading a release, with the time since now. */
function reporterOf({ dependencies, supportIdOf }: Page, { name, version }: Release) {
  const startedAt = performance.now();
  return (result: Outcome['result'], why?: FailureKind) => {
    const ms = Math.round(performance.now() - startedAt);
    const failure = why === undefined ? {} : { why, supportId: supportIdOf(name) };
    dependencies.report({ module: name, version, ms, result, ...failure });
  };
}

/** Remembers for the next pages of this tab what last known good replaces. */
function rememberFallback({ dependencies }: Page, { moduleName, version, failure }: ModuleError) {
  if (version !== undefined) dependencies.memory.remember(moduleName, { version, failure });
}

/** Short enough to be read out on the phone. */
const makeSupportId = () =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36).toUpperCase();

export type ModuleStore = StoreApi<Modules>;
