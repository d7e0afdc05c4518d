import { remote } from '../../rsbuild.shared.ts';

export default remote(import.meta.dirname);
