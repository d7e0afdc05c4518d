import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, PATIENCE } from '@rollcall/tools/process';

const executablePath = findChromium();

/** Browser tests of the built, federated console, with our own server and with a base backend. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: PATIENCE.testMs,
  expect: { timeout: PATIENCE.waitMs },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  globalSetup: './support/start-consoles.ts',
  use: {
    locale: 'en-GB',
    timezoneId: 'America/Chicago',
    viewport: { width: 1360, height: 900 },
    // Tests act faster than menus slide; theme.spec.ts tests animations.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
});
