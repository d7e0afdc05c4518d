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

interface LoadOptions {
  /** Discards a load that failed before. */
  readonly isRetry?: boolean;
  /** Time for all attempts, in milliseconds. */
  readonly deadlineMs: number;
}

/**
 * Loads one release of a module within `deadlineMs` (design §5). Checks its requirements before
 * loading any of its code; then loads manifest, entry, shared parts and expose, with retries and backoff; then checks
 * the shape. Throws a {@link ModuleError}; a failed load leaves no state, so a later call starts again.
 */
export async function loadModule(
  release: Release,
  shell: ShellRelease,
  loader: ModuleLoader,
  { isRetry = false, deadlineMs }: LoadOptions,
): Promise<FederatedModule> {
  const { name, version, descriptor } = release;
  const [incompatibility] = findIncompatibilities(release, shell);
  if (incompatibility)
    throw new ModuleError(name, version, { kind: 'incompatible', incompatibility });
  try {
    return await retryUntil(async (signal, number) => {
      const force = isRetry || number > 1;
      const exposed = await loader
        .loadExpose(release, { signal, force })
        .catch((error: unknown) => {
          // A shared part that failed to load may make a module throw, so it is tried twice.
          throw force && isThrownBy(release, error)
            ? new FinalError('It throws', { cause: error })
            : error;
        });
      const exported = moduleOf(exposed);
      const problem = findShapeProblem(exported, descriptor);
      if (problem) throw shapeError(problem, exported);
      return asModule(exported);
    }, deadlineMs);
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

function toModuleError(release: Release, error: unknown): ModuleError {
  const { name, version } = release;
  const isLimit = error instanceof DeadlineError || error instanceof FinalError;
  const cause = isLimit ? error.cause : error;
  if (cause instanceof ShapeError) {
    return new ModuleError(name, version, { kind: 'shape', problem: cause.message }, error);
  }
  if (isThrownBy(release, cause)) {
    return new ModuleError(name, version, { kind: 'render' }, error);
  }
  if (error instanceof DeadlineError) {
    return new ModuleError(name, version, { kind: 'timeout', afterMs: error.afterMs }, error);
  }
  return new ModuleError(name, version, { kind: 'load' }, error);
}

/**
 * Whether the release's own code threw while it was loaded: it arrived, so the connection is not to blame. A chunk that
 * arrived and did not register is called `missing`.
 */
function isThrownBy({ url }: Release, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError') return 'type' in error && error.type === 'missing';
  return error.stack?.includes(url) ?? false;
}
