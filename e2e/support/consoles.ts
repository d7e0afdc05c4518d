/** The consoles that the browser tests run against. */
export interface Consoles {
  /** On our own server, with its demo data. */
  readonly own: RunningConsole;
  /** On a backend that answers spec §7 and 404 to everything else. */
  readonly base: RunningConsole;
  /** The same, answering 401 to everything else. */
  readonly base401: RunningConsole;
}

export interface RunningConsole {
  readonly url: string;
  /** Folder of its release store. */
  readonly releases: string;
}

/** Reads what the global set-up started. */
export function consoles(): Consoles {
  const text = process.env.ROLLCALL_CONSOLES;
  if (!text)
    throw new Error('The consoles were not started: run the tests by playwright.config.ts.');
  return JSON.parse(text);
}
