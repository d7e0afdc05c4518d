/** Cookie with the version of a shell that failed in this browser: the web host serves last known good instead (decision 066). */
export const FAILED_SHELL_COOKIE = 'rollcall-shell-failed';
