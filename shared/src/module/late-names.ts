/**
 * Names of react-router-dom that need its data router. The shell provides them like the others, but loads their code only
 * when the release of a module consumes one of them: it is a tenth of what the sign-in page loads.
 */
export const LATE_NAMES: readonly string[] = [
  'Await',
  'Form',
  'RouterProvider',
  'ScrollRestoration',
  'createBrowserRouter',
  'createHashRouter',
  'createMemoryRouter',
  'useActionData',
  'useAsyncError',
  'useAsyncValue',
  'useBlocker',
  'useFetcher',
  'useFetchers',
  'useFormAction',
  'useLoaderData',
  'useMatches',
  'useNavigation',
  'useRevalidator',
  'useRouteError',
  'useRouteLoaderData',
  'useSubmit',
];

const KEY = 'react-router-dom';

/** Whether a release consumes a name that needs the data router, or may: without names in its record, or with all. */
export function consumesLateNames(consumes: readonly string[]): boolean {
  const names = consumes.flatMap((one) =>
    one.startsWith(`${KEY}#`) ? [one.slice(KEY.length + 1)] : [],
  );
  if (names.length === 0) return consumes.includes(KEY);
  return names.some((name) => name === '*' || LATE_NAMES.includes(name));
}
