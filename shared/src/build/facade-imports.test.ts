import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { facadeImports as Read } from './facade-imports.ts';

const ROUTER = 'react-router-dom';
const QUERY = '@tanstack/react-query';

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
  ["import { Link } from './link.tsx';", []],
  ['export { Link };', []],
];

/** In a separate process, because the parser is an ES module. */
function facadeImports(files: readonly [file: string, code: string][]): ReturnType<typeof Read>[] {
  const script = `import { facadeImports } from ${JSON.stringify(join(__dirname, 'facade-imports.ts'))};
    const found = ${JSON.stringify(files)}.map(([file, code]) => facadeImports(file, code));
    process.stdout.write(JSON.stringify(found));`;
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('every name that a source file imports from a façade is found, and no other', () => {
  const found = facadeImports(CASES.map(([code]) => ['page.tsx', code]));
  expect(found).toEqual(CASES.map(([, used]) => used));
});

test('a .ts file is parsed without JSX', () => {
  const code = "import { Link } from 'react-router-dom';\nconst link = <unknown>Link;";
  expect(facadeImports([['page.ts', code]])).toEqual([[[ROUTER, 'Link']]]);
});
