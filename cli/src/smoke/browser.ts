import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, CHROMIUM_PATHS, OperatorError } from '@rollcall/shared/node';
import type { Browser } from 'playwright-core';

/** No browser could be started: nothing is known about the release. */
export class NoBrowserError extends OperatorError {
  override name = 'NoBrowserError';
}

/**
 * Starts a headless Chromium: `CHROMIUM_PATH`, one of the system, or the one that Playwright installed. `folder` is that of a
 * project with `playwright-core`.
 * @throws NoBrowserError that says what to do.
 */
export async function startBrowser(folder: string): Promise<Browser> {
  const { chromium } = loadPlaywright(folder);
  const configured = process.env.CHROMIUM_PATH;
  const candidates = configured ? [configured] : [...CHROMIUM_PATHS, chromium.executablePath()];
  const executablePath = candidates.find((path) => existsSync(path));
  if (executablePath === undefined) {
    throw new NoBrowserError(
      configured
        ? `CHROMIUM_PATH is ${configured}, which does not exist: correct or unset it.`
        : 'No Chromium found for the smoke test: install it (on Debian: apt-get install chromium; elsewhere: npx playwright-core install chromium) or set CHROMIUM_PATH to its executable.',
    );
  }
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium
    .launch({ executablePath, args: CHROMIUM_FLAGS, ...signals })
    .catch((cause: Error) => {
      const [line = ''] = cause.message.split('\n');
      throw new NoBrowserError(
        `${executablePath} does not start: ${line.replace(/\.?$/, '.')} Set CHROMIUM_PATH to the executable of a Chromium that does.`,
        { cause },
      );
    });
}

/** Loaded from the project, and only here: most commands need no browser, and the command line does not contain it. */
function loadPlaywright(folder: string): typeof import('playwright-core') {
  try {
    return createRequire(join(folder, 'package.json'))('playwright-core');
  } catch (cause) {
    throw new NoBrowserError(
      'The smoke test needs the package playwright-core: install it (npm install --save-dev playwright-core).',
      { cause },
    );
  }
}
