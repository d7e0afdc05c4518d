import { host } from '../rsbuild.shared.ts';
import { FRAMES } from './src/app/frames.ts';

export default host(import.meta.dirname, FRAMES);
