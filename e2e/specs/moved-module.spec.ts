import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PATIENCE, ROOT } from '@rollcall/tools/process';
import { openPage } from '../support/pages/layout.ts';
import { openConsole, openTeam } from '../support/team.ts';
import { expect, signIn, test } from '../support/test.ts';

test('a module of this repository moves to another one and is released from there, unchanged @all', async ({
  page,
  running,
}) => {
  test.setTimeout(PATIENCE.longTestMs);
  const { url, createToken, close } = await openConsole(running.releases);
  let team: ReturnType<typeof openTeam> | undefined;
  try {
    const token = await createToken('mfe-leave');
    team = openTeam({ url, token, module: 'mfe-leave' });
    await team.create();
    for (const part of ['src', 'server']) rmSync(join(team.project, part), { recursive: true });
    for (const part of ['src', 'module.json', 'CHANGELOG.md']) {
      cpSync(join(ROOT, 'mfe-leave', part), join(team.project, part), { recursive: true });
    }
    await team.handOver();
    await team.run('npm', 'run', 'check');
    const { output, seconds } = await team.run('npx', 'rollcall', 'release');
    console.log(`    rollcall release of mfe-leave: ${seconds.toFixed(1)} s`);
    const version = /mfe-leave (1\.0\.0-\w{7}) is live/.exec(output)?.[1];
    const loaded = page.waitForRequest(`**/modules/mfe-leave/${version}/**`);
    await signIn(page, 'own', url);
    await openPage(page, 'Leave Management');
    await expect(page.getByRole('table', { name: 'Leave Management' })).toBeVisible();
    await loaded;
  } finally {
    // It would go on reading the release list of a console that has stopped.
    await page.close();
    team?.close();
    await close();
  }
});
