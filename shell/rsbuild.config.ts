import { host } from '../rsbuild.shared.ts';
import { LAYOUT_PRELOADS } from './src/app/layout-preloads.ts';

export default host(import.meta.dirname, LAYOUT_PRELOADS);
