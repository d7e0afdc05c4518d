import { join } from 'node:path';
import { DESCRIPTOR } from '../testing/releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { onlySharedAntd } from './rules/only-shared-antd.ts';

const root = temporaryFolder();
const check = (title: string, files: Record<string, string>) =>
  onlySharedAntd.check({ dist: aFolder(join(root, title), files), budget: DESCRIPTOR.budget });

const STYLE_CODE = 'element.setAttribute("data-css-hash", id)';

test('a build that contains style code of antd is refused (design §14)', async () => {
  expect(await check('copy', { 'a.js': STYLE_CODE, 'static/b.js': STYLE_CODE, 'c.js': '' })).toBe(
    "the build contains antd's own style code, which has neither theme nor nonce: a.js, static/b.js",
  );
});

test('a build that draws with the shell’s antd passes', async () => {
  expect(await check('shared', { 'a.js': 'draw()', 'notes.txt': STYLE_CODE })).toBeUndefined();
});
