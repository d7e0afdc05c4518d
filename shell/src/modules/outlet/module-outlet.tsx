import type { FederatedModule, Release } from '@rollcall/shared/module';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useStore } from 'zustand';
import { ModuleBoundary } from '../fallback/module-boundary.tsx';
import { ModuleFailurePanel } from '../fallback/module-failure-panel.tsx';
import { ModuleError } from '../load-module/module-error.ts';
import type { ModuleStore } from './module-store.ts';
import { PageSkeleton } from './page-skeleton.tsx';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly release: Release | undefined;
  readonly modules: ModuleStore;
}

/** The content area of a module's page: skeleton while it loads, its page, or the failure panel. */
export function ModuleOutlet({ name, title, release, modules }: Props) {
  const state = useStore(modules, (store) => store.states[name]);
  const load = useStore(modules, (store) => store.load);
  const { pathname } = useLocation();
  const supportId = useSupportId();
  useEffect(() => load(name), [load, name]);
  const team = release?.descriptor.team;

  if (state?.status === 'failed') {
    return (
      <ModuleFailurePanel
        {...{ title, team, supportId }}
        error={state.error}
        onRetry={() => load(name)}
      />
    );
  }
  if (state?.status !== 'ready') return <PageSkeleton title={title} />;
  return (
    <ModuleBoundary
      resetKey={pathname}
      onError={(error) => console.error(`[${supportId}] ${name} failed while drawing`, error)}
      renderFallback={(error, reset) => (
        <ModuleFailurePanel
          {...{ title, team, supportId }}
          error={new ModuleError(name, release?.version, { kind: 'render' }, error)}
          onRetry={reset}
        />
      )}
    >
      <Suspense fallback={<PageSkeleton title={title} />}>
        <ModuleRoutes routes={state.module.routes} />
      </Suspense>
    </ModuleBoundary>
  );
}

function ModuleRoutes({ routes }: { readonly routes: FederatedModule['routes'] }) {
  return useRoutes([...routes]);
}

/** Short enough to be read out on the phone; stable while the page shows the same module. */
function useSupportId(): string {
  const [id] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  return id.toString(36).toUpperCase();
}
