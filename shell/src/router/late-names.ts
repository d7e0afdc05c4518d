/**
 * Adds the late names to what modules import of react-router-dom. Here the library has all its names from the start; the
 * build of the shell replaces this file (shared/src/build/late-router.ts).
 */
export function addLateNames(): void {}
