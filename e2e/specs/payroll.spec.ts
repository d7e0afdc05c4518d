import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runCommand } from '@rollcall/tools/process';
import { openPage, pageTitle } from '../support/pages/layout.ts';
import { startConsole } from '../support/start-console.ts';
import { expect, signIn, test } from '../support/test.ts';

// A team with a repository of its own: it has the console's address and a deploy token, and nothing else (decision 073).

/** The user of another team, where this test may change users. */
const OTHER_USER = process.getuid?.() === 0 ? 65_534 : undefined;

/** A console of its own, since the test adds a module. */
async function openConsole(releases: string) {
  const data = mkdtempSync(join(tmpdir(), 'rollcall-payroll-'));
  cpSync(releases, join(data, 'releases'), { recursive: true });
  const console = await startConsole(data, {});
  return {
    url: console.url,
    /** A deploy token, as the operator creates it. */
    async createToken() {
      const args = ['--title', 'CI of payroll', '--modules', 'mfe-payroll', '--may-publish'];
      const command = ['run', '-s', 'token', '--', 'create', ...args, '--may-point', '--json'];
      const { output } = await runCommand('npm', command, { cwd: ROOT, env: { DATA_DIR: data } });
      return /"token":"([^"]+)"/.exec(output)?.[1] ?? '';
    },
    async close() {
      await console.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The team's folder, with the commands that its people run. */
function openTeam(url: string, token: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-team-'));
  const project = join(folder, 'mfe-payroll');
  const run = async (
    cwd: string,
    uid: number | undefined,
    ...[command = '', ...args]: string[]
  ) => {
    const env = { ROLLCALL_URL: url, ROLLCALL_TOKEN: token, ...(uid && { HOME: folder }) };
    const { code, output, seconds } = await runCommand(command, args, { cwd, env, uid });
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
    return { output, seconds };
  };
  return {
    async create() {
      const command = `--package=${url}/sdk/rollcall.tgz`;
      await run(folder, undefined, 'npx', '--yes', command, 'rollcall', 'create', 'mfe-payroll');
      const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
      await run(project, undefined, 'npm', 'install', ...flags);
      if (OTHER_USER === undefined) return;
      const all = globSync('**/*', { cwd: folder, exclude: (name) => name === 'node_modules' });
      const own = [folder, join(project, 'node_modules'), ...all.map((path) => join(folder, path))];
      for (const path of own) await chown(path, OTHER_USER, OTHER_USER);
    },
    edit(path: string, from: string, to: string) {
      const file = join(project, path);
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    },
    write: (path: string, text: string) => writeFileSync(join(project, path), text),
    run: (...command: string[]) => run(project, OTHER_USER, ...command),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A card on the dashboard, which fails as long as the page has a global of that name. */
function addCard(team: ReturnType<typeof openTeam>): void {
  const extensions = [{ point: 'dashboard.card', id: 'month', title: 'Payroll of the month' }];
  team.edit('module.json', '"nav"', `"extensions": ${JSON.stringify(extensions)},\n  "nav"`);
  team.edit('module.json', '^1.1.0', '^1.2.0');
  team.edit('src/module.ts', 'routes: [', 'extensions: { month: MonthCard },\n  routes: [');
  team.edit(
    'src/module.ts',
    'import ',
    "import { MonthCard } from './payroll/month-card.tsx';\nimport ",
  );
  team.write(
    'src/payroll/month-card.tsx',
    [
      'export function MonthCard() {',
      "  if ('breakTheCard' in globalThis) throw new Error('no rates');",
      '  return <p>12 payslips</p>;',
      '}',
      '',
    ].join('\n'),
  );
}

test('a team with the console’s address and a token creates, tests, releases and rolls back a module @all', async ({
  page,
  running,
  consoleMessages,
}) => {
  test.setTimeout(600_000);
  const console = await openConsole(running.releases);
  const team = openTeam(console.url, await console.createToken());
  const texts = page.getByText('Salaries of the month');
  try {
    await team.create();
    addCard(team);
    await team.run('npm', 'run', 'check');
    const released = await team.run('npx', 'rollcall', 'release');
    const description = `${released.seconds.toFixed(1)} s from command to live`;
    test.info().annotations.push({ type: 'rollcall release', description });
    globalThis.console.log(`    rollcall release: ${description}`);
    expect(released.output).toMatch(/mfe-payroll 1\.0\.0-\w{7} is live/);
    await signIn(page, 'own', console.url);
    const card = page.getByRole('region', { name: 'Payroll of the month' });
    await expect(card).toContainText('12 payslips');
    await openPage(page, 'Payroll');
    await expect(texts).toBeHidden();

    team.edit('src/payroll/texts.ts', "empty: '", "empty: 'Salaries of the month. ");
    await team.run('npx', 'rollcall', 'release', '--json');
    await page.reload();
    await expect(texts).toBeVisible();
    await team.run('npx', 'rollcall', 'rollback');
    await page.reload();
    await expect(pageTitle(page, 'Payroll')).toBeVisible();
    await expect(texts).toBeHidden();
    expect((await team.run('npx', 'rollcall', 'releases')).output).toMatch(/bad/);

    // A card that fails leaves the dashboard.
    consoleMessages.expectOnly(/no rates|failed in its extension/);
    await page.addInitScript(() => Object.assign(globalThis, { breakTheCard: true }));
    await page.goto(console.url);
    await expect(card).toContainText('Payroll of the month is not available.');
    await expect(page.getByRole('region', { name: 'Employees Info' })).toBeVisible();
  } finally {
    team.close();
    await console.close();
  }
});
