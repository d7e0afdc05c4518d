import { Link } from 'react-router-dom';

/** For a path that no descriptor answers. */
export function NotFoundPage() {
  return (
    <main className="standalone-page">
      <h1>Page not found</h1>
      <p>There is nothing at this address. It may have been mistyped, or the page has moved.</p>
      <Link to="/">Go to the dashboard</Link>
    </main>
  );
}
