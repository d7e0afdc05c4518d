import { useConsole } from './console-context.ts';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';

interface Props {
  /** Whether the page is inside a layout. */
  readonly isFramed: boolean;
}

/** The page for a path that no descriptor lists. */
export function NotFoundPage({ isFramed }: Props) {
  const { unreadable } = useConsole();
  return (
    <MessagePage icon="search" title="Page not found" isFramed={isFramed} action={<HomeLink />}>
      <p>There is no page at this URL. It may have been mistyped, or the page has moved.</p>
      {unreadable.length > 0 && (
        <p role="alert">
          Some parts of the console are missing, and this page may belong to one of them:{' '}
          {unreadable.join(', ')}. Reload the page; if the problem persists, tell your
          administrator.
        </p>
      )}
    </MessagePage>
  );
}
