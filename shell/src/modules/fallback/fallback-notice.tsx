import type { Release } from '@rollcall/shared/module';
import { useFocusContentOnRemoval } from '../../layout/use-focus-content-on-removal.ts';
import type { ModuleError } from '../load-module/module-error.ts';
import { explain } from './explain.ts';
import './fallback-notice.css';

interface Props {
  readonly title: string;
  /** The release that is shown. */
  readonly release: Release;
  /** Why the newer release is not shown. */
  readonly fallbackReason: ModuleError;
  readonly onRetry: () => void;
}

/** An unobtrusive line above a page that last known good renders (design §5). */
export function FallbackNotice({ title, release, fallbackReason, onRetry }: Props) {
  const notice = useFocusContentOnRemoval<HTMLOutputElement>();
  return (
    <output ref={notice} className="fallback-notice">
      <span>
        {title} is shown in its earlier version {release.version}. {explain(fallbackReason.failure)}
      </span>
      <button type="button" onClick={onRetry}>
        Try the latest version again
      </button>
    </output>
  );
}
