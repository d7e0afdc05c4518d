import type { ModuleFailure } from '../load-module/module-error.ts';

/** Key in the session storage: the failed version of each module, with the reason. */
const STORAGE_KEY = 'rollcall.fallbacks';

/** A version that this tab could not load, and why. */
interface RememberedFallback {
  readonly version: string;
  readonly failure: ModuleFailure;
}

/**
 * The versions that last known good replaces in this tab, so that its next page does not try them again (design §5).
 * Without storage nothing is remembered.
 */
export interface FallbackMemory {
  find(module: string, version: string): RememberedFallback | undefined;
  remember(module: string, fallback: RememberedFallback): void;
  forget(module: string): void;
}

/** The memory in the session storage of this tab. */
export function createFallbackMemory(storage: () => Storage): FallbackMemory {
  const read = (): Record<string, RememberedFallback> => {
    try {
      return JSON.parse(storage().getItem(STORAGE_KEY) ?? '{}') ?? {};
    } catch {
      return {};
    }
  };
  const write = (all: Record<string, RememberedFallback>) => {
    try {
      storage().setItem(STORAGE_KEY, JSON.stringify(all));
    } catch {
      // Then the next page tries the version again.
    }
  };
  return {
    find(module, version) {
      const all = read();
      const found = Object.hasOwn(all, module) ? all[module] : undefined;
      return found?.version === version && found.failure ? found : undefined;
    },
    remember: (module, fallback) => write({ ...read(), [module]: fallback }),
    forget(module) {
      const { [module]: known, ...others } = read();
      if (known) write(others);
    },
  };
}
