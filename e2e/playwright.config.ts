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
  // A test that fails runs once more; the run says so at its end. Ten red tests have a cause in what they share.
  retries: 1,
  maxFailures: 10,
  reporter: [['list'], ['../tools/test/playwright-results.ts']],
  globalSetup: './support/start-consoles.ts',
  use: {
    locale: 'en-GB',
    timezoneId: 'America/Chicago',
    trace: 'on-first-retry',
    viewport: { width: 1360, height: 900 },
    // Tests act faster than menus slide; theme.spec.ts tests animations.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
});
