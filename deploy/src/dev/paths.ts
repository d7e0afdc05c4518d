/** The prefix of paths that the development server serves itself; it forwards all others to the running console. */
export const DEV_PREFIX = '/dev-server/';
export const SHELL_PREFIX = `${DEV_PREFIX}shell/`;
export const HOOK_PATH = `${DEV_PREFIX}refresh-hook.js`;
export const modulePrefix = (name: string) => `${DEV_PREFIX}${name}/`;
