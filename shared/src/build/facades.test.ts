import { facadeNames } from './facades.ts';

test('a façade exports the whole stable browser API, and nothing unstable', () => {
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
