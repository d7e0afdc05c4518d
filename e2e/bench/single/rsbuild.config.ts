import { fileURLToPath } from 'node:url';
import { single } from '../../../rsbuild.shared.ts';
import { FRAMES } from '../../../shell/src/app/frames.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config = single(here('../../../shell'), FRAMES, here('./src/load-expose.ts'));

export default { ...config, output: { ...config.output, distPath: { root: here('./dist') } } };
