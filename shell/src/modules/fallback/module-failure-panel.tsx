import { useEffect, useRef } from 'react';
import { useHandedOnFocus } from '../../layout/use-handed-on-focus.ts';
import type { ModuleError } from '../load-module/module-error.ts';
import { canRetry, explain } from './explain.ts';
import './module-failure-panel.css';

interface Props {
  readonly title: string;
  readonly team: string | undefined;
  readonly error: ModuleError;
  /** Short id that the user can quote and the log carries. */
  readonly supportId: string;
  readonly onRetry: () => void;
  /** Present where last known good could be shown instead. */
  readonly onUsePrevious?: () => void;
}

/**
 * Stands in the place of a page whose module failed; layout and other modules go on (design §5). Plain
 * elements only: it must draw when nothing more can be loaded.
 */
export function ModuleFailurePanel({
  title,
  team,
  error,
  supportId,
  onRetry,
  onUsePrevious,
}: Props) {
  const panel = useHandedOnFocus<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      ref={panel}
      className="module-failure"
      role="alert"
      aria-labelledby="module-failure-title"
    >
      <h1 id="module-failure-title" ref={heading} tabIndex={-1}>
        {title} is not available
      </h1>
      <p>{explain(error.failure)}</p>
      {canRetry(error.failure) && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
      {onUsePrevious && (
        <button type="button" className="module-failure-second" onClick={onUsePrevious}>
          Try the previous version
        </button>
      )}
      <Facts {...{ team, error, supportId }} />
    </section>
  );
}

/** What a support team asks for. */
function Facts({ team, error, supportId }: Pick<Props, 'team' | 'error' | 'supportId'>) {
  return (
    <dl>
      <dt>Module</dt>
      <dd>{error.moduleName}</dd>
      <dt>Version</dt>
      <dd>{error.version ?? 'unknown'}</dd>
      {team !== undefined && (
        <>
          <dt>Team</dt>
          <dd>{team}</dd>
        </>
      )}
      <dt>Support id</dt>
      <dd>{supportId}</dd>
    </dl>
  );
}
