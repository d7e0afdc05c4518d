import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT, runCommand } from '@rollcall/tools/process';
import { changePageData } from './page-data.ts';

const FOLDER = join(ROOT, 'e2e/mfe-probe');

/** The setting in which the tests find the release record. */
export const PROBE = 'ROLLCALL_PROBE';

/** Builds the probe module like any module. Returns its release record. */
export async function buildProbe() {
  const { code, output } = await runCommand('rsbuild', ['build', '--root', FOLDER]);
  if (code !== 0) throw new Error(`The probe could not be built:\n${output}`);
  const build = readJson('dist/build.json');
  const files = globSync('**/*.{js,json,css}', { cwd: join(FOLDER, 'dist') });
  return {
    ...build,
    url: `/modules/mfe-probe/${build.version}/`,
    builtAt: new Date(0).toISOString(),
    descriptor: readJson('module.json'),
    integrity: Object.fromEntries(
      files.map((file) => [file, integrityOf(join(FOLDER, 'dist', file))]),
    ),
  };
}

/** The release record of the probe, which the global set-up has built: two builds at once would remove each other's files. */
function probe(): Awaited<ReturnType<typeof buildProbe>> {
  const text = process.env[PROBE];
  if (!text)
    throw new Error('The probe was not built: run the tests with e2e/playwright.config.ts.');
  return JSON.parse(text);
}

/** Adds the probe to a page as a live module, without a release on the web host. */
export async function releaseProbe(page: Page, release = probe()) {
  await page.route('**/modules/mfe-probe/**', (route) => {
    const path = new URL(route.request().url()).pathname.slice(release.url.length);
    return route.fulfill({ path: join(FOLDER, 'dist', path) });
  });
  await changePageData(page, (data) => {
    data.releases.modules['mfe-probe'] = {
      current: release.version,
      good: null,
      bad: [],
      disabled: false,
      by: 'e2e',
      at: release.builtAt,
      releases: { [release.version]: release },
    };
  });
}

const readJson = (path: string) => JSON.parse(readFileSync(join(FOLDER, path), 'utf8'));

const integrityOf = (file: string) =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
