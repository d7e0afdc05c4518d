import { fileURLToPath } from 'node:url';
import { single } from '../../../rsbuild.shared.ts';
import { LAYOUT_PRELOADS } from '../../../shell/src/app/layout-preloads.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config = single(here('../../../shell'), LAYOUT_PRELOADS, here('./src/load-expose.ts'));

export default { ...config, output: { ...config.output, distPath: { root: here('./dist') } } };
