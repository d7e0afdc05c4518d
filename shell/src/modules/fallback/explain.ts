import type { ModuleFailure } from '../load-module/module-error.ts';

/** A module's failure in plain words: what happened and what the reader can do. */
export function explain(failure: ModuleFailure): string {
  switch (failure.kind) {
    case 'disabled':
      return 'This part of the console is switched off for the moment. Everything else works.';
    case 'incompatible':
      return failure.incompatibility.reason === 'platform'
        ? `This part was made for platform ${failure.incompatibility.required}; the console is ${failure.incompatibility.platform}. Loading the page again may bring the newer console.`
        : 'This part needs something that the console does not have yet. Loading the page again may bring the newer console.';
    case 'timeout':
      return `This part did not arrive within ${Math.round(failure.afterMs / 100) / 10} seconds. Your connection may be slow; try again.`;
    case 'load':
      return 'This part could not be loaded. Your connection or the server may have a problem; try again.';
    case 'shape':
      return `This part arrived incomplete: ${failure.problem}. Try again; if it stays, tell the team named below.`;
    case 'render':
      return 'This page ran into a problem while it was drawn. Try again, or go on with another page.';
  }
}

/** True where trying again can help without anybody changing anything. */
export function canRetry(failure: ModuleFailure): boolean {
  return failure.kind !== 'disabled' && failure.kind !== 'incompatible';
}
