import type { ModuleFailure } from '../load-module/module-error.ts';

/** Explains a module's failure to the user: what happened and what to do. */
export function explain(failure: ModuleFailure): string {
  switch (failure.kind) {
    case 'disabled':
      return 'This part of the console is currently disabled. Everything else works.';
    case 'incompatible':
      return 'This page is not compatible with this version of the console. Reload the page. If that does not help, contact support.';
    case 'timeout':
      return `This page took longer than ${Math.round(failure.afterMs / 100) / 10} seconds to load. Check your connection and try again.`;
    case 'load':
      return 'This page could not be loaded. Check your connection and try again.';
    case 'shape':
      return `This page did not load completely: ${failure.problem}. Try again. If that does not help, contact support.`;
    case 'render':
      return 'This page ran into an unexpected problem. Try again, or continue with another page.';
  }
}

/** Whether a retry can succeed without a new release. */
export function canRetry(failure: ModuleFailure): boolean {
  return failure.kind !== 'disabled' && failure.kind !== 'incompatible';
}
