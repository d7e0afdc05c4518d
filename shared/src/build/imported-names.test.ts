import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { SourceImports } from './imported-names.ts';

const ROUTER = 'react-router-dom';
const QUERY = '@tanstack/react-query';
const SESSION = '@rollcall/shared/session';

const CASES: [code: string, used: [string, string][]][] = [
  ["import { useQuery } from '@tanstack/react-query';", [[QUERY, 'useQuery']]],
  ["import { Link as Anchor, type To } from 'react-router-dom';", [[ROUTER, 'Link']]],
  [
    'import {\n  Link, // "}" and from\n  /* useHref, */ useParams,\n} from "react-router-dom";',
    [
      [ROUTER, 'Link'],
      [ROUTER, 'useParams'],
    ],
  ],
  ["import * as router from 'react-router-dom';", [[ROUTER, '*']]],
  ["import router from 'react-router-dom';", [[ROUTER, 'default']]],
  [
    "import router, { Link } from 'react-router-dom';",
    [
      [ROUTER, 'default'],
      [ROUTER, 'Link'],
    ],
  ],
  [
    "import router, * as all from 'react-router-dom';",
    [
      [ROUTER, 'default'],
      [ROUTER, '*'],
    ],
  ],
  ["export { Link as Anchor, type To } from 'react-router-dom';", [[ROUTER, 'Link']]],
  ["export * from 'react-router-dom';", [[ROUTER, '*']]],
  ["export * as router from 'react-router-dom';", [[ROUTER, '*']]],
  ["import { Link } from 'react-router-dom' with { type: 'js' };", [[ROUTER, 'Link']]],
  ["import type { To } from 'react-router-dom';", []],
  ["export type { To } from 'react-router-dom';", []],
  ["import 'react-router-dom';", []],
  ["// import { Link } from 'react-router-dom';", []],
  ["/* import { Link }\n from 'react-router-dom'; */", []],
  ['const text = `import { Link } from "react-router-dom"`;', []],
  ["const page = <p>import {Link} from 'react-router-dom', don't</p>;", []],
  [
    "import { type Session, useSession } from '@rollcall/shared/session';",
    [[SESSION, 'useSession']],
  ],
  ["const session = await import('@rollcall/shared/session');", [[SESSION, '*']]],
  ["import { Link } from './link.tsx';", []],
  ['export { Link };', []],
];

/** Evaluates an expression with the exports of a file, in a separate process, because the parser is an ES module. */
function evaluate<T>(file: string, expression: string): T {
  const script = `import * as exports from ${JSON.stringify(join(__dirname, file))};
    process.stdout.write(JSON.stringify(${expression}));`;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const importsOf = (files: readonly [file: string, code: string][]) =>
  evaluate<SourceImports[]>(
    'imported-names.ts',
    `${JSON.stringify(files)}.map(([file, code]) => exports.importsOf(file, code))`,
  );

test('every name that a source file imports from a named key is found, and no other', () => {
  const found = importsOf(CASES.map(([code]) => ['page.tsx', code]));
  expect(found.map(({ names }) => names)).toEqual(CASES.map(([, used]) => used));
});

test('a .ts file is parsed without JSX', () => {
  const code = "import { Link } from 'react-router-dom';\nconst link = <unknown>Link;";
  expect(importsOf([['page.ts', code]])[0]?.names).toEqual([[ROUTER, 'Link']]);
});

test('every other import is a request of a file or package, each once; types are none', () => {
  const code = `import './page.css';
    import { Page, type Props } from './page.tsx';
    import type { Only } from './types.ts';
    export { other } from './page.tsx';
    import { formatDate } from '@rollcall/shared/domain';
    const Lazy = lazy(() => import('./lazy.tsx'));
    const unknown = import(somewhere);
    import { Link } from 'react-router-dom';`;
  expect(importsOf([['page.tsx', code]])[0]?.requests).toEqual([
    './page.tsx',
    '@rollcall/shared/domain',
    './page.css',
    './lazy.tsx',
  ]);
});

test('the shell provides the names of our entries that exist at run time, and no types', () => {
  const names = evaluate<string[]>('imported-names.ts', 'exports.providedNames()');
  expect(names).toEqual(
    expect.arrayContaining([
      '@rollcall/shared/session#useDraft',
      '@rollcall/shared/transport#send',
      'react-router-dom#Link',
    ]),
  );
  expect(names).not.toContain('@rollcall/shared/session#Draft');
});

test('names whose documentation has @deprecated are found with what to use instead', () => {
  const code = `/** Fine. */
    export function useNew() {}
    /**
     * The old one.
     * @deprecated use useNew,
     *   until platform 2.
     */
    export function useOld() {}
    /** @deprecated use useNew. */
    export const [a, b] = [1, 2];
    // @deprecated is no documentation here.
    export const c = 3;`;
  const found = evaluate<[string, string][]>(
    'deprecations-in.ts',
    `exports.deprecationsIn('x.ts', ${JSON.stringify(code)})`,
  );
  expect(found).toEqual([
    ['useOld', 'use useNew, until platform 2.'],
    ['a', 'use useNew.'],
    ['b', 'use useNew.'],
  ]);
  expect(evaluate('deprecated-names.ts', 'exports.deprecatedNames()')).toEqual({});
});
