/** Addresses that the development server answers itself; everything else is the running console's. */
export const DEV_PREFIX = '/dev-server/';
export const SHELL_PREFIX = `${DEV_PREFIX}shell/`;
export const HOOK_PATH = `${DEV_PREFIX}refresh-hook.js`;
export const modulePrefix = (name: string) => `${DEV_PREFIX}${name}/`;
