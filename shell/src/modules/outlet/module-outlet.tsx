import { currentRelease, type FederatedModule, type ReleaseList } from '@rollcall/shared/module';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useStore } from 'zustand';
import { FallbackNotice } from '../fallback/fallback-notice.tsx';
import { ModuleBoundary } from '../fallback/module-boundary.tsx';
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
  /** A page without a layout brings its own `main`; what stands in for it needs one, too. */
  readonly isAlone: boolean;
}

/** The content area of a module's page: skeleton while it loads, its page, or the failure panel. */
export function ModuleOutlet(props: Props) {
  const { name, title, releases, modules, isAlone } = props;
  const state = useStore(modules, (store) => store.states[name]);
  const { load } = useStore(modules);
  const supportId = useSupportId();
  useEffect(() => load(name), [load, name]);
  const team = currentRelease(releases, name)?.descriptor.team;
  const frame = { title, team, supportId };

  if (state?.status === 'failed') {
    return inPlace(
      isAlone,
      <ModuleFailurePanel {...frame} error={state.error} onRetry={() => load(name)} />,
    );
  }
  const waiting = inPlace(isAlone, <PageSkeleton title={title} />);
  if (state?.status !== 'ready') return waiting;
  return <LoadedModule {...props} {...{ state, frame, waiting }} />;
}

const inPlace = (isAlone: boolean, content: ReactNode) =>
  isAlone ? <main>{content}</main> : content;

interface LoadedProps extends Props {
  readonly state: Extract<ModuleState, { status: 'ready' }>;
  /** What every failure panel of this page says. */
  readonly frame: Pick<ComponentProps<typeof ModuleFailurePanel>, 'title' | 'team' | 'supportId'>;
  readonly waiting: ReactNode;
}

/** A loaded module's page; where it fails to draw, the failure panel with the ways out that there are. */
function LoadedModule({
  name,
  title,
  releases,
  modules,
  isAlone,
  state,
  frame,
  waiting,
}: LoadedProps) {
  const { reload, loadGood, reportFailure } = useStore(modules);
  const { pathname } = useLocation();
  const { module, release, insteadOf } = state;
  const { version } = release;
  const failureOf = (error: unknown) =>
    new ModuleError(name, version, { kind: isChunkError(error) ? 'load' : 'render' }, error);
  const hasOther = candidatesOf(releases, name).some((other) => other.version !== version);
  return (
    <>
      {insteadOf && (
        <FallbackNotice {...{ title, release, insteadOf }} onRetry={() => reload(name)} />
      )}
      <ModuleBoundary
        resetKey={pathname + version}
        onError={(error) => {
          console.error(`[${frame.supportId}] ${name} failed while drawing`, error);
          reportFailure(failureOf(error));
        }}
        renderFallback={(error, reset) =>
          inPlace(
            isAlone,
            <ModuleFailurePanel
              {...frame}
              error={failureOf(error)}
              // A part that failed to load stays failed inside the module until the module is loaded again.
              onRetry={isChunkError(error) ? () => reload(name) : reset}
              {...(hasOther && !insteadOf
                ? { onUsePrevious: () => loadGood(name, failureOf(error)) }
                : {})}
            />,
          )
        }
      >
        <Suspense fallback={waiting}>
          <ModuleRoutes routes={module.routes} onMissing={<MissingPage title={title} />} />
        </Suspense>
      </ModuleBoundary>
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

/** Last known good may be older than the page that was asked for. */
function MissingPage({ title }: { readonly title: string }) {
  return (
    <section>
      <h1>{title}</h1>
      <p>The earlier version that is shown for now does not have this page yet.</p>
    </section>
  );
}

/** Short enough to be read out on the phone; stable while the page shows the same module. */
function useSupportId(): string {
  const [id] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  return id.toString(36).toUpperCase();
}
