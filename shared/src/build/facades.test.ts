import { facadeImports, facadeNames } from './facades.ts';

test('a façade has the whole stable API that a browser can use, and nothing unstable', () => {
  expect(facadeNames('react-router-dom')).toEqual(
    expect.arrayContaining([
      'Form',
      'Link',
      'RouterProvider',
      'useBlocker',
      'useFetcher',
      'useNavigate',
    ]),
  );
  expect(facadeNames('@tanstack/react-query')).toEqual(
    expect.arrayContaining(['QueryClient', 'useInfiniteQuery', 'useMutation', 'useQuery']),
  );
  const all = [...facadeNames('react-router-dom'), ...facadeNames('@tanstack/react-query')];
  expect(all.filter((name) => /^unstable_|^UNSAFE_|Cookie|Static/.test(name))).toEqual([]);
  expect(new Set(facadeNames('react-router-dom')).size).toBe(
    facadeNames('react-router-dom').length,
  );
});

test.each([
  ["import { useQuery } from '@tanstack/react-query';", ['@tanstack/react-query#useQuery']],
  ["import { Link as Anchor, type To } from 'react-router-dom';", ['react-router-dom#Link']],
  [
    'import {\n  Link,\n  useParams,\n} from "react-router-dom";',
    ['react-router-dom#Link', 'react-router-dom#useParams'],
  ],
  ["import * as router from 'react-router-dom';", ['react-router-dom#* as router']],
  ["import router from 'react-router-dom';", ['react-router-dom#router']],
  ["import type { To } from 'react-router-dom';", []],
  ["import { Link } from './link.tsx';", []],
])('%s uses %j', (code, used) => {
  expect(facadeImports(code).map(([key, name]) => `${key}#${name}`)).toEqual(used);
});
