import type { Extension, FederatedModule } from '@rollcall/shared/module';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ModuleErrorBoundary } from '../fallback/module-error-boundary.tsx';
import { isChunkError, ModuleError } from '../load-module/module-error.ts';
import type { ModuleState, ModuleStore } from '../outlet/module-store.ts';
import './extension-content.css';

interface Props {
  readonly extension: Extension;
  readonly modules: ModuleStore;
  /** What the page gives the component. */
  readonly given?: object | undefined;
}

/** What another module adds to a page. Whatever happens to that module, the page around it stays. */
export function ExtensionContent({ extension, modules, given = {} }: Props) {
  const { module, entry } = extension;
  const state = useStore(modules, (store) => store.states[module]);
  const { load } = useStore(modules);
  // A failure of an earlier visit is not shown: this visit tries again.
  const [earlier] = useState(state);
  useEffect(() => load(module), [load, module]);
  if (state?.status === 'ready') {
    return <Loaded id={entry.id} title={entry.title} {...{ module, modules, state, given }} />;
  }
  const isFailed = state?.status === 'failed' && state !== earlier;
  if (isFailed) return <Failure title={entry.title} onRetry={() => load(module)} />;
  return <Waiting title={entry.title} />;
}

interface LoadedProps {
  readonly id: string;
  readonly title: string;
  readonly module: string;
  readonly modules: ModuleStore;
  readonly state: Extract<ModuleState, { status: 'ready' }>;
  readonly given: object;
}

function Loaded({ id, title, module, modules, state, given }: LoadedProps): ReactNode {
  const { reload, reportFailure, supportIdOf } = useStore(modules);
  const { version } = state.release;
  const extensions = readExtension(state.module, id);
  const Component = extensions[id] as ComponentType<object> | undefined;
  useEffect(() => {
    if (Component) return;
    reportFailure(new ModuleError(module, version, { kind: 'shape', problem: `it has no ${id}` }));
  }, [Component, module, version, id, reportFailure]);
  if (!Component) return <Failure title={title} onRetry={() => reload(module)} />;
  return (
    <ModuleErrorBoundary
      resetKey={version}
      onError={(error) => {
        console.error(`[${supportIdOf(module)}] ${module} failed in its extension ${id}`, error);
        const kind = isChunkError(error) ? 'load' : 'render';
        reportFailure(new ModuleError(module, version, { kind }, error));
      }}
      renderFallback={(error, reset) => (
        <Failure title={title} onRetry={isChunkError(error) ? () => reload(module) : reset} />
      )}
    >
      <Suspense fallback={<Waiting title={title} />}>
        <Component {...given} />
      </Suspense>
    </ModuleErrorBoundary>
  );
}

/** The module's component for an extension; empty when it has none, or when reading it fails. */
function readExtension({ extensions }: FederatedModule, id: string): Record<string, unknown> {
  try {
    return extensions && Object.hasOwn(extensions, id) ? { [id]: extensions[id] } : {};
  } catch {
    return {};
  }
}

/** Plain elements, since it must render when nothing else can be loaded. */
function Failure({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <div className="extension-failure">
      <output>{title} is not available.</output>
      <button type="button" onClick={onRetry} aria-label={`Retry ${title}`}>
        Retry
      </button>
    </div>
  );
}

const Waiting = ({ title }: { readonly title: string }) => (
  <output className="extension-waiting" aria-label={`Loading ${title}`} />
);
