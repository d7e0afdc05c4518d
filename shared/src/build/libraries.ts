import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The packages that the shell provides and modules are built against. */
const LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'antd',
  '@ant-design/icons',
  'dayjs',
] as const;

/** The installed versions of the libraries that shell and modules share: a module needs a shell with the same majors. */
export function libraryVersions(): Record<string, string> {
  return Object.fromEntries(
    LIBRARIES.map((name) => {
      const manifest = readFileSync(require.resolve(`${name}/package.json`), 'utf8');
      return [name, JSON.parse(manifest).version];
    }),
  );
}
