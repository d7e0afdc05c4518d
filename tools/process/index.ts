export { CHROMIUM_FLAGS, findChromium } from './find-chromium.ts';
export { freePort } from './free-port.ts';
export { ROOT, runCommand } from './run-command.ts';
