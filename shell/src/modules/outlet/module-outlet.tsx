import { currentRelease, type FederatedModule, type ReleaseList } from '@rollcall/shared/module';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useStore } from 'zustand';
import { FallbackNotice } from '../fallback/fallback-notice.tsx';
import { ModuleErrorBoundary } from '../fallback/module-error-boundary.tsx';
import { ModuleFailurePanel } from '../fallback/module-failure-panel.tsx';
import { isChunkError, ModuleError } from '../load-module/module-error.ts';
import { candidatesOf } from '../release-list/candidates.ts';
import type { ModuleState, ModuleStore } from './module-store.ts';
import { PageSkeleton } from './page-skeleton.tsx';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly releases: ReleaseList;
  readonly modules: ModuleStore;
  /** Whether the page has no layout: then the skeleton and the failure panel need their own `main`. */
  readonly isStandalone: boolean;
}

/** The content area of a module's page: skeleton while it loads, its page, or the failure panel. */
export function ModuleOutlet(props: Props) {
  const { name, title, releases, modules, isStandalone } = props;
  const state = useStore(modules, (store) => store.states[name]);
  const { load, supportIdOf } = useStore(modules);
  // A failure of an earlier visit is not shown: this visit tries again.
  const [earlier] = useState(state);
  useEffect(() => load(name), [load, name]);
  const team = currentRelease(releases, name)?.descriptor.team;
  const panelFacts = { title, team, supportId: supportIdOf(name) };

  if (state?.status === 'failed' && state !== earlier) {
    return wrapInMain(
      isStandalone,
      <ModuleFailurePanel {...panelFacts} error={state.error} onRetry={() => load(name)} />,
    );
  }
  const skeleton = wrapInMain(isStandalone, <PageSkeleton title={title} />);
  if (state?.status !== 'ready') return skeleton;
  return <LoadedModule {...props} {...{ state, panelFacts, skeleton }} />;
}

const wrapInMain = (isStandalone: boolean, content: ReactNode) =>
  isStandalone ? <main>{content}</main> : content;

interface LoadedProps extends Props {
  readonly state: Extract<ModuleState, { status: 'ready' }>;
  /** The facts in every failure panel of this page. */
  readonly panelFacts: Pick<
    ComponentProps<typeof ModuleFailurePanel>,
    'title' | 'team' | 'supportId'
  >;
  readonly skeleton: ReactNode;
}

/** The page of a loaded module; if it fails to render, the failure panel with the available actions. */
function LoadedModule({
  name,
  title,
  releases,
  modules,
  isStandalone,
  state,
  panelFacts,
  skeleton,
}: LoadedProps) {
  const { reload, loadGood, reportFailure } = useStore(modules);
  const { pathname } = useLocation();
  const { module, release, fallbackReason } = state;
  const { version } = release;
  const failureOf = (error: unknown) =>
    new ModuleError(name, version, { kind: isChunkError(error) ? 'load' : 'render' }, error);
  const hasOtherRelease = candidatesOf(releases, name).some((other) => other.version !== version);
  return (
    <>
      {fallbackReason && (
        <FallbackNotice {...{ title, release, fallbackReason }} onRetry={() => reload(name)} />
      )}
      <ModuleErrorBoundary
        resetKey={pathname + version}
        onError={(error) => {
          console.error(`[${panelFacts.supportId}] ${name} failed while rendering`, error);
          reportFailure(failureOf(error));
        }}
        renderFallback={(error, reset) =>
          wrapInMain(
            isStandalone,
            <ModuleFailurePanel
              {...panelFacts}
              error={failureOf(error)}
              // A lazy part that failed stays failed until the module is loaded again.
              onRetry={isChunkError(error) ? () => reload(name) : reset}
              {...(hasOtherRelease && !fallbackReason
                ? { onUsePrevious: () => loadGood(name, failureOf(error)) }
                : {})}
            />,
          )
        }
      >
        <Suspense fallback={skeleton}>
          <ModuleRoutes routes={module.routes} onMissing={<MissingPage title={title} />} />
        </Suspense>
      </ModuleErrorBoundary>
    </>
  );
}

interface ModuleRoutesProps {
  readonly routes: FederatedModule['routes'];
  readonly onMissing: ReactNode;
}

function ModuleRoutes({ routes, onMissing }: ModuleRoutesProps) {
  return useRoutes([...routes]) ?? onMissing;
}

/** Shown when last known good is older than the requested page. */
function MissingPage({ title }: { readonly title: string }) {
  return (
    <section>
      <h1>{title}</h1>
      <p>The earlier version that is shown for now does not have this page yet.</p>
    </section>
  );
}
