import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';

/**
 * Replaces a page whose right the user lacks. Unlike `/unauthorized`, which the specification has for the admin panel, it
 * keeps the session: the user may use everything else (decision 076).
 */
export function RightMissingPage({ right }: { readonly right: string }) {
  return (
    <MessagePage icon="lock" title="Access Denied" isFramed action={<HomeLink />}>
      <p>
        This page needs the right “{right}”, which you do not have. An administrator can give it to
        you in Edit Employee › Work Info. If you have just got it, sign in again.
      </p>
    </MessagePage>
  );
}
