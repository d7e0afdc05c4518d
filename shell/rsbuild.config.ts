import { host } from '../rsbuild.shared.ts';

export default host(import.meta.dirname);
