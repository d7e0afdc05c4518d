import {
  type FederatedModule,
  findIncompatibilitiesInPage,
  type Release,
  type ShellRelease,
} from '@rollcall/shared/module';
import { completeRelease, completeShell } from '../release-list/complete-record.ts';
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
  const [incompatibility] = await compare(release, shell, deadlineMs).catch((error: unknown) => {
    throw new ModuleError(name, version, { kind: 'load' }, error);
  });
  if (incompatibility)
    throw new ModuleError(name, version, { kind: 'incompatible', incompatibility });
  try {
    return await retryUntil(async (signal, number) => {
      const force = isRetry || number > 1;
      const complete = await completeRelease(release, { signal, force });
      const exposed = await loader
        .loadExpose(complete, { signal, force })
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

/** Why a release cannot run in the shell. What the host has compared already is not in the page (decision 085). */
async function compare(release: Release, shell: ShellRelease, deadlineMs: number) {
  if (release.isChecked) {
    return findIncompatibilitiesInPage({ ...release, consumes: [], libraries: {} }, shell);
  }
  const signal = AbortSignal.timeout(deadlineMs);
  return findIncompatibilitiesInPage(release, await completeShell(shell, signal));
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
 * arrived and did not register is called `missing`; federation says so of an entry. Other messages name files that did not
 * arrive.
 */
function isThrownBy({ url }: Release, error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message, stack = '' } = error;
  // A style sheet of the bundler runs nothing, but the error's stack has the file that asked for it.
  if ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED') return false;
  if (name === 'ChunkLoadError') return 'type' in error && error.type === 'missing';
  if (message.includes('ScriptExecutionError')) return message.includes(url);
  return stack.replace(message, '').includes(url);
}
