import { useSession } from '@rollcall/shared/session';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { loadWhenConnected } from './load-when-connected.ts';
import { useToasts } from './notify.ts';

/** Long enough that the page is drawn and its requests are sent. */
const PRELOAD_AFTER_MS = 5000;

interface Props {
  readonly importToaster?: () => Promise<{ readonly default: ComponentType }>;
}

/**
 * Loads the toaster with the first toast and keeps it mounted. During a session it is loaded some time after the page,
 * since a toast about a lost connection could not load it. Until it can be loaded, toasts wait; the page keeps working.
 */
export function ToastHost({ importToaster = importLazily }: Props) {
  const isWaiting = useToasts(({ waiting }) => waiting.length > 0);
  const hasSession = useSession(({ token }) => token !== null);
  const [hasShown, setHasShown] = useState(isWaiting);
  if (isWaiting && !hasShown) setHasShown(true);
  const [{ load, Toaster }] = useState(() => toasterOf(importToaster));
  useEffect(() => {
    if (!hasSession) return undefined;
    const timer = setTimeout(() => void load(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasSession, load]);
  return hasShown ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}

const importLazily = () => import('./toaster.tsx');

/** The toaster, and a function that loads it in advance; both load it once. */
function toasterOf(importToaster: () => Promise<{ readonly default: ComponentType }>) {
  let loading: ReturnType<typeof importToaster> | undefined;
  const load = () => (loading ??= loadWhenConnected(importToaster));
  return { load, Toaster: lazy(load) };
}
