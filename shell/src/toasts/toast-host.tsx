import { useSession } from '@rollcall/shared/session';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Themed } from '../appearance/themed.tsx';
import { useToasts } from './notify.ts';

/** Long enough that the page is drawn and its requests are sent. */
const PRELOAD_AFTER_MS = 5000;

/** How long after a failed import the next one is tried. */
const RETRY_AFTER_MS = 5000;

type ImportToaster = () => Promise<{ readonly default: ComponentType }>;

interface Props {
  readonly importToaster?: ImportToaster;
}

/**
 * Loads the toaster with the first toast and keeps it mounted. During a session it is loaded some time after the page,
 * since a toast about a lost connection could not load it. Until it can be loaded, toasts wait; the page keeps working.
 */
export function ToastHost({ importToaster = importLazily }: Props) {
  const isWaiting = useToasts(({ waiting }) => waiting.length > 0);
  const hasSession = useSession(({ token }) => token !== null);
  const [hasShown, setHasShown] = useState(false);
  if (isWaiting && !hasShown) setHasShown(true);
  const [{ load, Toaster }] = useState(() => toasterOf(importToaster));
  useEffect(() => {
    const timer = hasSession ? setTimeout(load, PRELOAD_AFTER_MS) : undefined;
    return () => clearTimeout(timer);
  }, [hasSession, load]);
  return hasShown ? (
    <Suspense fallback={null}>
      <Themed>
        <Toaster />
      </Themed>
    </Suspense>
  ) : null;
}

const importLazily = () => import('./toaster.tsx');

/** The toaster, and a function that loads it in advance; both load it once. A failed import is repeated. */
function toasterOf(importToaster: ImportToaster) {
  const retry: ImportToaster = () =>
    importToaster().catch(() =>
      new Promise((done) => setTimeout(done, RETRY_AFTER_MS)).then(retry),
    );
  let loading: ReturnType<ImportToaster> | undefined;
  const load = () => (loading ??= retry());
  return { load, Toaster: lazy(load) };
}
