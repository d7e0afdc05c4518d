import type { BootGuard } from './boot-guard.ts';

// The shell's side of the boot guard. Under hot reload and in tests there is no guard.

/** Tells the guard that the page has content. */
export function markStarted(): void {
  globalThis.rollcallBoot?.started();
}

/** Waits for the network without the guard taking it for a shell that does not start. */
export async function whileWaiting<T>(request: Promise<T>): Promise<T> {
  const end = globalThis.rollcallBoot?.wait();
  try {
    return await request;
  } finally {
    end?.();
  }
}

/** Reports that the shell has failed and loads last known good; false when there is none. */
export function failShell(why: Parameters<BootGuard['fail']>[0]): boolean {
  return globalThis.rollcallBoot?.fail(why) ?? false;
}
