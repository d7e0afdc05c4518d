import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_PATHS } from '@rollcall/shared/node';

const ADVICE =
  'No Chromium found for the browser tests: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.';

/**
 * The Chromium for the browser tests: `CHROMIUM_PATH`, a system one, Playwright's own; as root on Debian it is
 * installed. Throws one sentence that says what to do, so that browser tests are never skipped silently.
 */
export function findChromium(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (isRunnable(configured)) return configured;
    throw new Error(
      `CHROMIUM_PATH is ${configured}, which does not respond to --version: correct or unset it.`,
    );
  }
  const found = [...CHROMIUM_PATHS, chromium.executablePath()].find(isRunnable);
  if (found) return found;
  if (canInstall()) {
    console.log('Installing Chromium with apt-get for the browser tests …');
    const packages = ['chromium', 'fonts-liberation'];
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = CHROMIUM_PATHS.find(isRunnable);
    if (installed) return installed;
  }
  throw new Error(ADVICE);
}

function isRunnable(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function canInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}
