import { Component, type ReactNode } from 'react';
import { isNetworkError } from '../boot/shell-error-boundary.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
}

/** A card whose code is loaded on demand: when it cannot be fetched, the rest of the dashboard is there. Any other error is the shell's. */
export class LazyCard extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isNetworkError(error)) throw error;
    return (
      <div className="dashboard-card dashboard-error dashboard-first" role="alert">
        <p>{TEXTS.notLoaded}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {TEXTS.reload}
        </button>
      </div>
    );
  }
}
