/** How a release command ends; `--help` lists them, so that a pipeline can tell the cases apart. */
export const EXIT = {
  done: 0,
  /** Something that the command could not do: a store, a disk, a setting, a defect. */
  failed: 1,
  /** A name, command or option that there is not. */
  usage: 2,
  /** The gate refuses; what was live stays live. */
  refused: 3,
  /** The module's tests or types fail. */
  tests: 4,
  /** The build fails. */
  build: 5,
  /** Stopped by Ctrl-C or by a signal. */
  interrupted: 130,
} as const;

export const EXIT_CODES_HELP = `
Exit codes: 0 done, 1 failed, 2 wrong use, 3 the gate refuses, 4 tests or types fail, 5 the build fails,
130 stopped. Anything but 0 leaves what was live as it was.`;
