import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_PATHS } from '@rollcall/shared/node';
import { aptInstall, canInstall } from './apt-install.ts';

const ADVICE =
  'No Chromium found for the browser tests: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.';

/** Chromium without windows, a package of its own on Debian: the same tests take 40 % less computing. */
const HEADLESS_SHELL = ['/usr/bin/chromium-headless-shell'];

/** The browser that people have: one of the system, or Playwright's own. */
const fullBrowsers = () => [...CHROMIUM_PATHS, chromium.executablePath()];

/**
 * The Chromium for the browser tests: `CHROMIUM_PATH`, or else the headless shell or the full browser; as root on Debian
 * it is installed. Without a headless shell the full browser is used. Throws one sentence that says what to do, so that
 * browser tests are never skipped silently.
 */
export function findChromium(kind: 'full' | 'headless' = 'headless'): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (isRunnable(configured)) return configured;
    throw new Error(
      `CHROMIUM_PATH is ${configured}, which does not respond to --version: correct or unset it.`,
    );
  }
  const shell = kind === 'headless' ? findHeadlessShell() : undefined;
  const found = shell ?? findOrInstall(fullBrowsers(), 'chromium');
  if (found) return found;
  throw new Error(ADVICE);
}

/** An installation that fails is no reason to stop while there is a full browser, which the caller tries next. */
function findHeadlessShell(): string | undefined {
  try {
    return findOrInstall(HEADLESS_SHELL, 'chromium-headless-shell');
  } catch (error) {
    console.log((error as Error).message);
    return undefined;
  }
}

function findOrInstall(paths: readonly string[], name: string): string | undefined {
  const found = paths.find(isRunnable);
  if (found || !canInstall()) return found;
  aptInstall(name, 'fonts-liberation');
  return paths.find(isRunnable);
}

function isRunnable(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0;
}
