import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@rollcall/tools/process';
import { startConsole } from '../support/start-console.ts';
import { type Link, type Load, load, median, newProfile, type StorageItem } from './measure.ts';
import { prepareSingle } from './prepare.ts';

// `npm run bench:load`: compares federation with the same source as one single-page application.
const ROUNDS = Number(process.argv[2] ?? 7);
const PATHS = ['/login', '/', '/employees', '/time/logs'];
const LINKS: readonly Link[] = [
  { name: 'localhost', throttle: false },
  { name: 'slow link', throttle: true },
];

const data = mkdtempSync(join(tmpdir(), 'rollcall-bench-'));
console.log('Building and starting both consoles …');
const federated = await startConsole(join(data, 'federated'), {});
await prepareSingle(join(data, 'federated/releases'), join(data, 'single/releases'));
const single = await startConsole(join(data, 'single'), {});
const browser = await chromium.launch({
  executablePath: findChromium('full'),
  args: CHROMIUM_FLAGS,
});
try {
  console.log(`Median of ${ROUNDS} interleaved loads; federated ÷ single in brackets.\n`);
  const sessions = [await sessionOf(federated.url), await sessionOf(single.url)] as const;
  for (const link of LINKS) {
    for (const path of PATHS) {
      const isPublic = path === '/login';
      const cold: [Load[], Load[]] = [[], []];
      const warm: [Load[], Load[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        for (const side of [0, 1] as const) {
          const { url } = side === 0 ? federated : single;
          const visits = await visitTwice(browser, url, path, isPublic ? [] : sessions[side], link);
          cold[side].push(visits[0]);
          warm[side].push(visits[1]);
        }
      }
      report(`${link.name}, ${path}, first visit`, cold);
      report(`${link.name}, ${path}, second visit`, warm);
    }
  }
} finally {
  await browser.close();
  await Promise.all([federated.stop(), single.stop()]);
  rmSync(data, { recursive: true, force: true });
}

async function visitTwice(
  on: Browser,
  url: string,
  path: string,
  session: readonly StorageItem[],
  link: Link,
): Promise<[Load, Load]> {
  const profile = await newProfile(on, url, session);
  const visits: [Load, Load] = [
    await load(profile, url + path, link),
    await load(profile, url + path, link),
  ];
  await profile.close();
  return visits;
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

function report(title: string, [federatedLoads, singleLoads]: readonly [Load[], Load[]]): void {
  const columns = (['requests', 'bytes', 'headingMs'] as const).map((figure) => {
    const [a, b] = [federatedLoads, singleLoads].map((loads) =>
      median(loads.map((one) => one[figure])),
    );
    const unit = figure === 'bytes' ? ' kB' : figure === 'headingMs' ? ' ms' : ' requests';
    const format = (value = Number.NaN) => Math.round(figure === 'bytes' ? value / 1000 : value);
    const ratio = ((a ?? Number.NaN) / (b ?? Number.NaN)).toFixed(2);
    return `${format(a)} / ${format(b)}${unit} (${ratio})`;
  });
  console.log(`${title}: ${columns.join(', ')}`);
}
