import { useCapability } from '@rollcall/shared/session';
import { lazy, Suspense } from 'react';
import type { ListView } from './use-list-view.ts';

// Loaded on demand: the list should not wait for it.
const ViewMenu = lazy(async () => ({ default: (await import('./view-menu.tsx')).ViewMenu }));

/** A button that opens what a user may change about how a list is shown. Nothing without the capability `list-views`. */
export function ViewButton<Row>({ view }: { readonly view: ListView<Row> }) {
  const isOffered = useCapability('list-views');
  if (!isOffered) return null;
  return (
    <Suspense fallback={<div style={ROOM} />}>
      <ViewMenu {...view} />
    </Suspense>
  );
}

/** As large as the button, so that nothing moves when it has loaded. */
const ROOM = { width: 88, height: 36 } as const;
