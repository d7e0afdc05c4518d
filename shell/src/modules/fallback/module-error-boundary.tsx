import { announcePageFailure } from '@rollcall/shared/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isOfOthers } from './is-of-others.ts';

interface Props {
  /** A change, for example on navigation, clears the failure. */
  readonly resetKey: string;
  readonly renderFallback: (error: unknown, reset: () => void) => ReactNode;
  readonly onError: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly resetKey: string;
}

const WORKING = { error: undefined, hasFailed: false } as const;

/** How long after a page was drawn again it is not drawn again once more, in milliseconds. */
const DRAWN_AGAIN_MS = 10_000;

/**
 * Error boundary for one module (design §5). A page that others have changed is drawn again, though not without end; that is
 * no error of the module.
 */
export class ModuleErrorBoundary extends Component<Props, State> {
  override state: State = { ...WORKING, resetKey: this.props.resetKey };
  #drawnAgainAt = Number.NEGATIVE_INFINITY;

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { ...WORKING, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    announcePageFailure();
    if (!isOfOthers(error)) {
      this.props.onError(error, info);
      return;
    }
    const now = Date.now();
    if (now - this.#drawnAgainAt < DRAWN_AGAIN_MS) return;
    this.#drawnAgainAt = now;
    this.setState(WORKING);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFallback(this.state.error, () => this.setState(WORKING));
  }
}
