import { Corner } from '@rollcall/shared/ui';
import { useIsOnline } from './use-is-online.ts';
import './offline-notice.css';

const TEXTS = {
  title: 'You are offline',
  text: 'What you see may be out of date, and changes cannot be saved until the connection is back.',
} as const;

/** Says that there is no connection, for as long as there is none. The element stays, so that its text is announced. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <Corner>
      <output className="offline-notice">
        {!isOnline && (
          <>
            <strong>{TEXTS.title}</strong>
            <span>{TEXTS.text}</span>
          </>
        )}
      </output>
    </Corner>
  );
}
