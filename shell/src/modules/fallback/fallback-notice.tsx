import type { Release } from '@rollcall/shared/module';
import { useHandedOnFocus } from '../../layout/use-handed-on-focus.ts';
import type { ModuleError } from '../load-module/module-error.ts';
import { explain } from './explain.ts';
import './fallback-notice.css';

interface Props {
  readonly title: string;
  /** What is shown. */
  readonly release: Release;
  /** Why the newer one is not. */
  readonly insteadOf: ModuleError;
  readonly onRetry: () => void;
}

/** A discreet line above a page that last known good draws (design §5). */
export function FallbackNotice({ title, release, insteadOf, onRetry }: Props) {
  const notice = useHandedOnFocus<HTMLOutputElement>();
  return (
    <output ref={notice} className="fallback-notice">
      <span>
        {title} is shown in its earlier version {release.version}. {explain(insteadOf.failure)}
      </span>
      <button type="button" onClick={onRetry}>
        Try the newest again
      </button>
    </output>
  );
}
