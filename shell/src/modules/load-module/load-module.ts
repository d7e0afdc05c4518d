import {
  type FederatedModule,
  findIncompatibilities,
  type Release,
  type ShellRelease,
} from '@rollcall/shared/module';
import { asModule, findShapeProblem, moduleOf } from './check-shape.ts';
import { ModuleError } from './module-error.ts';
import { DeadlineError, FinalError, retryUntil } from './retry.ts';

/** Loads exposes: federation in the page, a double in tests. */
export interface ModuleLoader {
  loadExpose(release: Release, options: { signal: AbortSignal; force: boolean }): Promise<unknown>;
}

/**
 * Loads one release of a module within the deadline of its descriptor (design §5). Checks its requirements before
 * loading any of its code; then loads manifest, entry, shared parts and expose, with retries and backoff; then checks
 * the shape. Throws a {@link ModuleError}; a failed load leaves no state, so a later call starts again.
 */
export async function loadModule(
  release: Release,
  shell: ShellRelease,
  loader: ModuleLoader,
  isRetry = false,
): Promise<FederatedModule> {
  const { name, version, descriptor } = release;
  const [incompatibility] = findIncompatibilities(release, shell);
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

/** The load succeeded, but the result does not match the descriptor. */
class ShapeError extends Error {}

/** Only an empty export is retried, since a shared part that failed to load may have caused it (federation E3). */
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
