import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../store/integrity.ts';
import { nameSome } from './name-some.ts';
import type { BuildFacts, Rule } from './rule.ts';

/** The attribute of the style elements that antd's style library writes: only code that draws styles itself has it. */
const STYLE_LIBRARY = 'data-css-hash';

/**
 * A module draws with the shell's antd, whose styles the shell has (design §14). The build preset names the component; this
 * rule is for builds without it.
 */
export const onlySharedAntd: Rule<BuildFacts> = {
  name: 'only-shared-antd',
  fix: 'import components by name from "antd", build with remote() of @rollcall/shared/build, and use no library that contains antd’s styles.',
  async check({ dist }) {
    const scripts = (await listFiles(dist)).filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(scripts.map((file) => readFile(join(dist, file), 'utf8')));
    const found = scripts.filter((_, index) => texts[index]?.includes(STYLE_LIBRARY));
    if (found.length === 0) return undefined;
    return `the build contains antd's own style code, which has neither theme nor nonce: ${nameSome(found)}`;
  },
};
