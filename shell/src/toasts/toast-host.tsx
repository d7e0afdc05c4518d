import { lazy, Suspense } from 'react';
import { useToasts } from './notify.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

let hasShown = false;

/** Loads the toaster with the first toast and keeps it mounted. */
export function ToastHost() {
  const isWaiting = useToasts(({ waiting }) => waiting.length > 0);
  hasShown ||= isWaiting;
  return hasShown ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
