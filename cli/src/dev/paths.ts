/** Paths under this prefix are answered on this machine; the console gets all others. */
export const DEV_PREFIX = '/dev-server/';

export const HOOK_PATH = `${DEV_PREFIX}refresh-hook.js`;

/** A script of each page that reloads it when module.json has changed, and what it compares. */
export const CHANGES_PATH = `${DEV_PREFIX}changes.js`;
export const DESCRIPTOR_PATH = `${DEV_PREFIX}module.json`;

/** Where the files of the module are. */
export const modulePrefix = (name: string) => `${DEV_PREFIX}modules/${name}/`;

/** Stands for the origin of a backend that is not the console's. */
export const BACKEND_PREFIX = `${DEV_PREFIX}backend`;
