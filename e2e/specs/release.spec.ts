import { test } from '../support/checkout.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { expect, signIn } from '../support/test.ts';

const PAGE = 'mfe-time/src/pages/time-logs-page.tsx';
const HEADING = '<PageHeading';
const ONLY_THE_OTHERS = '../deploy/src/green-tests/sequencer.ts';

test('a module is released and rolled back in seconds while somebody stays signed in', async ({
  page,
  checkout,
}) => {
  test.setTimeout(120_000);
  const open = async () => {
    await page.goto('/time/logs');
    await expect(pageTitle(page, 'Time Logs')).toBeVisible();
  };
  const change = page.getByText('Changed by its team');
  /** Seconds from a command's first moment to the moment at which a reload shows what it did. */
  const timed = async (args: readonly string[], check: () => Promise<void>) => {
    const began = performance.now();
    await checkout.npmRun(...args);
    await open();
    await check();
    const seconds = (performance.now() - began) / 1000;
    const description = `${seconds.toFixed(1)} s to visible`;
    test.info().annotations.push({ type: `npm run ${args.join(' ')}`, description });
    console.log(`    npm run ${args.join(' ')}: ${description}`);
    return seconds;
  };
  await signIn(page, 'own');
  await open();
  await expect(change).toBeHidden();
  // A team's tests were green before it edits; where `npm test` has just run, nothing is left to run here.
  await checkout.npmRun('test', '-w', 'mfe-time', '--', `--testSequencer=${ONLY_THE_OTHERS}`);
  const before = checkout.hashReleases();

  checkout.edit(PAGE, HEADING, `<p>Changed by its team</p>${HEADING}`);
  // The aim is ten seconds; the limit leaves room for a machine that runs other tests beside it.
  const releaseArgs = ['release', '-w', 'mfe-time'];
  expect(await timed(releaseArgs, () => expect(change).toBeVisible())).toBeLessThan(40);
  const after = checkout.hashReleases();
  expect(Object.fromEntries(Object.keys(before).map((file) => [file, after[file]]))).toEqual(
    before,
  );
  const added = Object.keys(after).filter((file) => !(file in before));
  expect(added.length).toBeGreaterThan(2);
  expect(added.filter((file) => !file.startsWith('mfe-time/'))).toEqual([]);

  const rollbackArgs = ['rollback', '-w', 'mfe-time'];
  expect(await timed(rollbackArgs, () => expect(change).toBeHidden())).toBeLessThan(10);
  expect(checkout.hashReleases()).toEqual(after);
  const { output } = await checkout.npmRun('releases', '--', 'mfe-time');
  expect(output).toMatch(/live, good\s+built/);
  expect(output).toMatch(/bad\s+built/);
});

test('a release that is published and not live is seen by its preview alone @all', async ({
  page,
  checkout,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'own');
  checkout.edit(PAGE, '<PageHeading', '<p>Seen in the preview</p><PageHeading');
  // With every test of the module, as where none was green before.
  const args = ['release', '-w', 'mfe-time', '--', '--preview', '--all-tests', '--json'];
  const { output, seconds } = await checkout.npmRun(...args);
  console.log(`    npm run ${args.join(' ')}: ${seconds.toFixed(1)} s`);
  const { published: version } = JSON.parse(output.slice(output.indexOf('{')));
  const change = page.getByText('Seen in the preview');
  const banner = page.getByRole('region', { name: 'Preview' });

  await page.goto(`/time/logs?preview=mfe-time@${version}`);
  await expect(change).toBeVisible();
  await expect(banner).toContainText(version);
  // It holds for this tab, on every page, until it is left.
  await page.goto('/time/logs');
  await expect(change).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/time/logs');
  await expect(pageTitle(other, 'Time Logs')).toBeVisible();
  await expect(other.getByText('Seen in the preview')).toBeHidden();

  await banner.getByRole('button', { name: 'Leave preview' }).click();
  await expect(banner).toBeHidden();
  await expect(pageTitle(page, 'Time Logs')).toBeVisible();
  await expect(change).toBeHidden();
});
