import { useSyncExternalStore } from 'react';

/** Calls `onChange` when the browser loses or regains its connection. Returns a function that stops it. */
function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser reports a connection. It may still not reach the server. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(followConnection, () => navigator.onLine);
