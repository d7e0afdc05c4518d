import { Component, type ErrorInfo, type ReactNode } from 'react';

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

/** Error boundary for one module (design §5). */
export class ModuleErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State) {
    return resetKey === state.resetKey ? null : { error: undefined, hasFailed: false, resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.renderFallback(this.state.error, () =>
      this.setState({ error: undefined, hasFailed: false }),
    );
  }
}
