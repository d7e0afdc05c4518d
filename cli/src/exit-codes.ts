/** Exit codes of the release commands; `--help` lists them, so that a pipeline can distinguish the cases. */
export const EXIT = {
  done: 0,
  /** Any other failure: the store, the disk, a setting, a defect. */
  failed: 1,
  /** An unknown name, command or option. */
  usage: 2,
  /** The gate refused; what is live is unchanged. */
  refused: 3,
  /** The module's tests or its type check failed. */
  tests: 4,
  /** The build failed. */
  build: 5,
  /** The smoke test failed, or no browser could be started for it. */
  smoke: 6,
  /** Stopped by Ctrl-C or by a signal. */
  interrupted: 130,
} as const;

export const EXIT_CODES_HELP = `
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused by the gate, 4 tests or type check failed, 5 build failed,
6 smoke test failed or no browser, 130 interrupted. Unless the code is 0, the live version is unchanged.`;
