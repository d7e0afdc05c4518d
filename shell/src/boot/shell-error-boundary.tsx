import { Component, type ReactNode } from 'react';
import { isOfOthers } from '../modules/fallback/is-of-others.ts';
import { moduleAtFault } from '../modules/fallback/module-at-fault.ts';
import { failShell } from './boot.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  /** What to do; undefined while the page is being reloaded with last known good. */
  readonly advice?: string;
}

const TEXTS = {
  title: 'Rollcall ran into a problem',
  failed: 'Reload the page. If the problem persists, contact your administrator.',
  notLoaded: 'A part of it could not be loaded. Check your connection and reload the page.',
  reload: 'Reload',
} as const;

/**
 * Catches errors of the shell itself, which would leave an empty page: loads last known good where there is one, otherwise
 * says what to do (decision 066). Errors of modules have boundaries of their own.
 */
export class ShellErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isOfOthers(error)) this.#drawAgain();
    else if (isNetworkError(error)) this.setState({ advice: TEXTS.notLoaded });
    else if (moduleAtFault(error) !== undefined || !failShell('render'))
      this.setState({ advice: TEXTS.failed });
  }

  #isDrawnAgain = false;

  /** Once: others may go on to change the page. */
  #drawAgain(): void {
    if (this.#isDrawnAgain) this.setState({ advice: TEXTS.failed });
    else this.setState({ hasFailed: false });
    this.#isDrawnAgain = true;
  }

  override render() {
    const { hasFailed, advice } = this.state;
    if (!hasFailed) return this.props.children;
    if (advice === undefined) return null;
    return (
      <main className="start-failure" role="alert">
        <h1>{TEXTS.title}</h1>
        <p>{advice}</p>
        <button type="button" onClick={() => location.reload()}>
          {TEXTS.reload}
        </button>
      </main>
    );
  }
}

/** Whether a chunk failed to arrive, a script or a style sheet. A script that arrived and threw is `missing`. */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, type, code }: Error & { type?: string; code?: string } = error;
  return (name === 'ChunkLoadError' && type !== 'missing') || code === 'CSS_CHUNK_LOAD_FAILED';
}
