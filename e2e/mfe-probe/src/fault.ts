/** How this module fails: a test sets `probeFault` on the page before any script runs. */
export type Fault = 'import' | 'nothing' | 'routes' | 'render' | 'click' | 'late';

export const faultOf = (): Fault | undefined => (globalThis as { probeFault?: Fault }).probeFault;
