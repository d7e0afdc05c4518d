import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsOnline } from '../../connection/use-is-online.ts';
import { useFocusContentOnRemoval } from '../../layout/use-focus-content-on-removal.ts';
import type { ModuleError } from '../load-module/module-error.ts';
import { canRetry, explain } from './explain.ts';
import { isOfOthers } from './is-of-others.ts';
import './module-failure-panel.css';

const CHANGED =
  'Something else changed this page, such as a translation or an extension of your browser. Turn it off for this page and try again.';

interface Props {
  readonly title: string;
  readonly team: string | undefined;
  readonly error: ModuleError;
  /** Short id that users can quote and that is in the log. */
  readonly supportId: string;
  readonly onRetry: () => void;
  /** Present if last known good can be shown instead. */
  readonly onUsePrevious?: () => void;
}

/**
 * Replaces a page whose module failed; layout and other modules keep working (design §5). It uses plain elements only,
 * since it must render when nothing else can be loaded.
 */
export function ModuleFailurePanel({
  title,
  team,
  error,
  supportId,
  onRetry,
  onUsePrevious,
}: Props) {
  const panel = useFocusContentOnRemoval<HTMLElement>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useRetryOnline(canRetry(error.failure), onRetry);
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
      <p>{isOfOthers(error.cause) ? CHANGED : explain(error.failure)}</p>
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

/** Retries by itself as soon as the browser has a connection again. */
function useRetryOnline(isPossible: boolean, retry: () => void): void {
  const isOnline = useIsOnline();
  const wasOffline = useRef(!isOnline);
  const run = useEffectEvent(retry);
  useEffect(() => {
    if (isPossible && isOnline && wasOffline.current) run();
    wasOffline.current = !isOnline;
  }, [isPossible, isOnline]);
}

/** The facts that a support team needs. */
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
