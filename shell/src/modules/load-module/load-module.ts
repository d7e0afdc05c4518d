import {
  type FederatedModule,
  findIncompatibility,
  type Release,
  type ShellRelease,
} from '@rollcall/shared/module';
import { asModule, findShapeProblem, moduleOf } from './check-shape.ts';
import { ModuleError } from './module-error.ts';
import { DeadlineError, FinalError, retryUntil } from './retry.ts';

/** What loading needs from outside; federation in the page, a double in tests of the rules. */
export interface ModuleLoader {
  loadExpose(release: Release, options: { signal: AbortSignal; force: boolean }): Promise<unknown>;
}

/**
 * Loads one release of a module under the one deadline of its descriptor (design §5): requirements first,
 * before any of its code; then manifest, entry, shared parts and expose, retried with backoff; then the shape.
 * Throws a {@link ModuleError}; nothing of a failed load is kept, so a later call starts afresh.
 */
export async function loadModule(
  release: Release,
  shell: ShellRelease,
  loader: ModuleLoader,
  isRetry = false,
): Promise<FederatedModule> {
  const { name, version, descriptor } = release;
  const incompatibility = findIncompatibility(release, shell);
  if (incompatibility)
    throw new ModuleError(name, version, { kind: 'incompatible', incompatibility });
  try {
    return await retryUntil(async (signal, number) => {
      const force = isRetry || number > 1;
      const exported = moduleOf(await loader.loadExpose(release, { signal, force }));
      const problem = findShapeProblem(exported, descriptor);
      if (problem) throw shapeError(problem, exported);
      return asModule(exported);
    }, descriptor.budget.loadTimeoutMs);
  } catch (error) {
    throw toModuleError(release, error);
  }
}

/** The load succeeded and what came is not the module that the descriptor promises. */
class ShapeError extends Error {}

/** An empty export can be a shared part that failed to load (federation E3) and is retried; retrying a wrong one does not help. */
function shapeError(problem: string, exported: unknown): Error {
  const error = new ShapeError(problem);
  const isEmpty =
    typeof exported !== 'object' || exported === null || Object.keys(exported).length === 0;
  return isEmpty ? error : new FinalError(problem, { cause: error });
}

function toModuleError({ name, version }: Release, error: unknown): ModuleError {
  const isLimit = error instanceof DeadlineError || error instanceof FinalError;
  const cause = isLimit ? error.cause : error;
  if (cause instanceof ShapeError) {
    return new ModuleError(name, version, { kind: 'shape', problem: cause.message }, error);
  }
  if (error instanceof DeadlineError) {
    return new ModuleError(name, version, { kind: 'timeout', afterMs: error.afterMs }, error);
  }
  return new ModuleError(name, version, { kind: 'load' }, error);
}
