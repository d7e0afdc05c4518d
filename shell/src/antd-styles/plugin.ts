import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { extractSheets, ICONS_KEY, LINKS_KEY } from './extract-sheets.ts';
import { withSheets } from './with-sheets.ts';

/** A file of antd, by its path below `es` without extension. */
const ANTD_FILE = /[\\/]node_modules[\\/]antd[\\/]es[\\/](.+)\.js$/;

/** The file of antd whose hook its theme calls, to write the rules for icons. */
const ICONS_FILE = 'theme/util/useResetIconStyle';

/**
 * antd without generating rules in the page, for a build of the shell in `folder` (decision 083): the rules of a
 * component are a text next to its code, those for links and icons next to the theme's, and the code that generates
 * rules is left out. Fails for a component whose rules are not extracted.
 */
export function pluginAntdStyles(folder: string): RsbuildPlugin {
  return {
    name: 'rollcall:antd-styles',
    setup(api) {
      const sheets = extractSheets();
      const common = sheets
        .filter(({ key }) => key === LINKS_KEY || key === ICONS_KEY)
        .map(({ place, css }) => [place, css]);
      const commonHook = `import { insertSheet } from ${JSON.stringify(join(folder, 'src/antd-patches/insert-sheet.ts'))};
        const sheets = ${JSON.stringify(common)};
        export default (_, csp) => sheets.forEach((sheet) => insertSheet(sheet, csp?.nonce));`;
      api.transform({ test: ANTD_FILE }, ({ code, resourcePath }) => {
        const file = ANTD_FILE.exec(resourcePath)?.[1]?.replaceAll('\\', '/') ?? '';
        return file === ICONS_FILE ? commonHook : withSheets(file, code, sheets);
      });
    },
  };
}
