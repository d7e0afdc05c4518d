import { Link } from 'react-router-dom';

/** The page for a path that no descriptor lists. */
export function NotFoundPage({ unreadable }: { readonly unreadable: readonly string[] }) {
  return (
    <main className="standalone-page">
      <h1>Page not found</h1>
      <p>There is no page at this URL. It may have been mistyped, or the page has moved.</p>
      {unreadable.length > 0 && (
        <p role="alert">
          Some parts of the console are missing, and this page may belong to one of them:{' '}
          {unreadable.join(', ')}. Reload the page; if the problem persists, tell your
          administrator.
        </p>
      )}
      <Link to="/">Go to the dashboard</Link>
    </main>
  );
}
