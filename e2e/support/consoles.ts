/** The consoles that the browser tests run against. */
export interface Consoles {
  /** With our own server and its demo data. */
  readonly own: RunningConsole;
  /** With a backend that supports the calls of spec §7, and returns 404 to all others. */
  readonly base: RunningConsole;
  /** The same, with 401 for all other calls. */
  readonly base401: RunningConsole;
}

export interface RunningConsole {
  readonly url: string;
  /** Folder of its release store. */
  readonly releases: string;
}

/** The consoles that the global set-up has started. */
export function consoles(): Consoles {
  const text = process.env.ROLLCALL_CONSOLES;
  if (!text)
    throw new Error('The consoles were not started: run the tests with e2e/playwright.config.ts.');
  return JSON.parse(text);
}
