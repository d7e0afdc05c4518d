import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The contexts by which the library's hooks and components find their router: a page has one of each. */
const CONTEXTS = [
  'DataRouterContext',
  'DataRouterStateContext',
  'FetchersContext',
  'LocationContext',
  'NavigationContext',
  'RouteContext',
  'ViewTransitionContext',
] as const;

/**
 * The text of a second copy of the library, for the late names (module/late-names.ts). The library is one file, and a
 * bundler puts a file into one chunk; from a copy tree shaking takes the other half. It reads the contexts of the first.
 * @param library the name that leads to the first copy.
 * @param index the file to which that name leads.
 * @throws Error after an upgrade that moved a context: then read how the library creates it now.
 */
export function lateRouterSource(library: string, index: string): string {
  const [, chunk] =
    /\bcreateBrowserRouter,[\s\S]*?\} from "(\.\/[\w-]+\.mjs)"/.exec(readFileSync(index, 'utf8')) ??
    [];
  if (chunk === undefined) throw new Error(`${index} has another form: see late-router.ts.`);
  let source = readFileSync(join(dirname(index), chunk), 'utf8');
  for (const context of CONTEXTS) {
    const before = source;
    source = source.replace(new RegExp(`^var ${context} = `, 'm'), `var own${context} = `);
    if (source === before) throw new Error(`react-router has no ${context}: see late-router.ts.`);
  }
  const shared = CONTEXTS.map((name) => `UNSAFE_${name} as ${name}`);
  return `${statement('import', shared, library)}\n${source}`;
}

/** The end of the façade: the late names, which are undefined until `setLateNames` is called. */
export const lateExports = (names: readonly string[]): string =>
  [
    `export let ${names.join(', ')};`,
    `export const setLateNames = (late) => void ({ ${names.join(', ')} } = late);\n`,
  ].join('\n');

/** The file that adds the late names to a façade. Exported ones are live: modules see them at once. */
export function lateNamesSource(names: readonly string[], facade: string, late: string): string {
  const own = names.filter((name) => name !== 'RouterProvider');
  return [
    statement('import', ['createElement'], 'react'),
    statement('import', ['flushSync'], 'react-dom'),
    statement('import', ['setLateNames'], facade),
    statement('import', [...own, 'RouterProvider as Provider'], late),
    '// As in react-router/dom.',
    'const RouterProvider = (props) => createElement(Provider, { flushSync, ...props });',
    `export const addLateNames = () => setLateNames({ ${names.join(', ')} });\n`,
  ].join('\n');
}

const statement = (keyword: string, names: readonly string[], file: string) =>
  `${keyword} { ${names.join(', ')} } from '${file}';`;
