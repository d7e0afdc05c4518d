import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, ROOT } from '@rollcall/tools/process';
import { film, writeSheet } from './film.ts';
import { keepsInput, type Load, load, newProfile, type StorageItem } from './measure.ts';
import { type BenchPage, type Link, readOptions } from './options.ts';
import { buildReleases, federatedSide, type Releases, type Side, singleSide } from './sides.ts';
import { type Row, tableOf } from './table.ts';

// `npm run bench:load`: how pages load, and what federation costs (docs/performance.md).

const FILMS = join(ROOT, 'test-results/bench-load');

/** The visits of a browser profile, in this order. Each but the first two follows a release. */
const VISITS: readonly { readonly title: string; readonly releases: Releases }[] = [
  { title: 'first visit', releases: 'first' },
  { title: 'second visit', releases: 'first' },
  { title: 'visit after a release of a module', releases: 'module' },
  { title: 'visit after a release of the shell', releases: 'shell' },
];

interface Measured {
  readonly side: Side;
  readonly session: readonly StorageItem[];
}

const options = readOptions(process.argv.slice(2));
const visits = options.hasReleases ? VISITS : VISITS.slice(0, 2);
const data = mkdtempSync(join(tmpdir(), 'rollcall-bench-'));
const sides: Side[] = [];
let browser: Browser | undefined;
try {
  console.log('Building and starting the consoles …');
  await startSides();
  browser = await chromium.launch({ executablePath: findChromium('full'), args: CHROMIUM_FLAGS });
  const measured = await Promise.all(
    sides.map(async (side) => ({ side, session: await sessionOf(side.url) })),
  );
  for (const link of options.links) await measureLink(browser, measured, link);
} finally {
  await browser?.close();
  await Promise.all(sides.map((side) => side.stop()));
  rmSync(data, { recursive: true, force: true });
}

async function startSides(): Promise<void> {
  const { hasReleases, hasSingle, before } = options;
  if (before !== undefined) {
    const builds = await buildReleases('before', before, join(data, 'before'), hasReleases);
    sides.push(await federatedSide(builds));
  }
  const builds = await buildReleases('federated', ROOT, join(data, 'federated'), hasReleases);
  sides.push(await federatedSide(builds));
  if (hasSingle) sides.push(await singleSide(builds, hasReleases));
}

/** Measures all pages over a link, the consoles in turns, and prints a table for each kind of visit. */
async function measureLink(on: Browser, measured: readonly Measured[], link: Link): Promise<void> {
  const tables = visits.map((): Row[] => []);
  for (const page of options.pages) {
    const results = measured.map(() => visits.map((): Load[] => []));
    const kept = [];
    for (const one of measured) kept.push(await inProfile(on, one, page, keepsInput, link));
    for (let round = 0; round < options.rounds; round++) {
      for (const [index, one] of measured.entries()) {
        const loads = await visitInOrder(on, one, page, link, kept[index] ?? false);
        for (const [visit, result] of loads.entries()) results[index]?.[visit]?.push(result);
      }
    }
    for (const [index, { side }] of measured.entries()) {
      for (const [visit, table] of tables.entries()) {
        table.push({ page: page.path, side: side.name, loads: results[index]?.[visit] ?? [] });
      }
    }
    if (options.hasFilm) await filmPage(on, measured, page, link);
  }
  console.log(`\n## ${link.name} link, median of ${options.rounds} (minimum–maximum)`);
  for (const [visit, table] of tables.entries()) {
    console.log(`\n### ${visits[visit]?.title}\n\n${tableOf(table)}`);
  }
}

/** Visits a page several times in a new browser profile, with a release before some of the visits. */
async function visitInOrder(
  on: Browser,
  { side, session }: Measured,
  page: BenchPage,
  link: Link,
  kept: boolean,
): Promise<Load[]> {
  const profile = await newProfile(on, side.url, page.isPublic ? [] : session);
  const loads: Load[] = [];
  for (const { releases } of visits) {
    side.show(releases, page.module);
    loads.push(await load(profile, side.url, page, link, kept));
  }
  side.show('first', page.module);
  await profile.close();
  return loads;
}

async function filmPage(on: Browser, measured: readonly Measured[], page: BenchPage, link: Link) {
  const films = [];
  for (const one of measured) {
    films.push({ title: one.side.name, frames: await inProfile(on, one, page, film, link) });
  }
  const name = `${link.name}${page.path === '/' ? '-home' : page.path.replaceAll('/', '-')}`;
  console.log(`Filmstrip of ${page.path}: ${await writeSheet(on, FILMS, name, films)}`);
}

/** Runs `visit` in a new browser profile. */
async function inProfile<T>(
  on: Browser,
  { side, session }: Measured,
  page: BenchPage,
  visit: (
    context: Awaited<ReturnType<typeof newProfile>>,
    origin: string,
    page: BenchPage,
    link: Link,
  ) => Promise<T>,
  link: Link,
): Promise<T> {
  const profile = await newProfile(on, side.url, page.isPublic ? [] : session);
  const result = await visit(profile, side.url, page, link);
  await profile.close();
  return result;
}

/** The content of local storage after a sign-in. */
async function sessionOf(url: string): Promise<StorageItem[]> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@rollcall.example', password: 'rollcall-demo' }),
  });
  const { token, employee } = (await response.json()).data;
  return [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(employee) },
    { name: 'userId', value: String(employee.id) },
  ];
}
