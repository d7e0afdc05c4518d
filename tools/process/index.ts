export { PATIENCE } from '@rollcall/shared/jest-preset';
export { CHROMIUM_FLAGS } from '@rollcall/shared/node';
export { findChromium } from './find-chromium.ts';
export { freePort } from './free-port.ts';
export { ROOT, runCommand } from './run-command.ts';
