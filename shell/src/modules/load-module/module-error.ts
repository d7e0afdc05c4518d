import type { Incompatibility } from '@rollcall/shared/module';

/** Why a module cannot be shown. */
export type ModuleFailure =
  | { readonly kind: 'disabled' }
  | { readonly kind: 'incompatible'; readonly incompatibility: Incompatibility }
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | { readonly kind: 'load' }
  | { readonly kind: 'shape'; readonly problem: string }
  | { readonly kind: 'render' };

/** A module that could not be loaded, or that failed while rendering a page. */
export class ModuleError extends Error {
  readonly failure: ModuleFailure;
  readonly moduleName: string;
  readonly version: string | undefined;

  constructor(
    moduleName: string,
    version: string | undefined,
    failure: ModuleFailure,
    cause?: unknown,
  ) {
    super(`${moduleName} ${version ?? ''}: ${failure.kind}`, { cause });
    this.name = 'ModuleError';
    this.failure = failure;
    this.moduleName = moduleName;
    this.version = version;
  }
}

/** Whether the error is that of a script or style that failed to load after the module itself was loaded. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || 'request' in error);
}
