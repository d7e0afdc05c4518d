import type { ModuleFailure } from '../load-module/module-error.ts';

/** Explains a module's failure to the user: what happened and what to do. */
export function explain(failure: ModuleFailure): string {
  switch (failure.kind) {
    case 'disabled':
      return 'This part of the console is switched off for the moment. Everything else works.';
    case 'incompatible':
      return failure.incompatibility.reason === 'platform'
        ? `This part requires platform ${failure.incompatibility.required}; the console has platform ${failure.incompatibility.platform}. Reloading the page may load a newer console.`
        : 'This part needs something that the console does not have yet. Reloading the page may load a newer console.';
    case 'timeout':
      return `This part did not arrive within ${Math.round(failure.afterMs / 100) / 10} seconds. Your connection may be slow; try again.`;
    case 'load':
      return 'This part could not be loaded. Your connection or the server may have a problem; try again.';
    case 'shape':
      return `This part arrived incomplete: ${failure.problem}. Try again; if the problem persists, tell the team named below.`;
    case 'render':
      return 'This page ran into an unexpected problem. Try again, or continue with another page.';
  }
}

/** Whether a retry can succeed without a new release. */
export function canRetry(failure: ModuleFailure): boolean {
  return failure.kind !== 'disabled' && failure.kind !== 'incompatible';
}
