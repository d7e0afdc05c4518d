import { announcePageFailure } from '@rollcall/shared/ui';
import { Component, type ReactNode } from 'react';
import { isOfOthers } from './is-of-others.ts';
import { moduleAtFault } from './module-at-fault.ts';

interface Props {
  /** The module whose page is shown; undefined on other pages. */
  readonly module: string | undefined;
  readonly onError: (name: string, error: unknown) => void;
  readonly children: ReactNode;
}

interface State {
  readonly current: string | undefined;
  /** The module whose page was shown before. */
  readonly left: string | undefined;
  readonly caught: { readonly error: unknown } | undefined;
}

/**
 * Error boundary for what a module does when its page is left: its own boundary is gone by then. The next page is shown
 * all the same, also when others had changed the one before. Errors that are no module's are thrown on to the shell's boundary.
 */
export class LeftModuleBoundary extends Component<Props, State> {
  override state: State = { current: this.props.module, left: undefined, caught: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ module }: Props, { current, left, caught }: State) {
    const moved = module === current ? { current, left } : { current: module, left: current };
    const isOver =
      caught !== undefined &&
      (isOfOthers(caught.error) || moduleAtFault(caught.error, left) !== undefined);
    return { ...moved, caught: isOver ? undefined : caught };
  }

  override componentDidCatch(error: unknown) {
    announcePageFailure();
    const name = moduleAtFault(error, this.state.left);
    if (name !== undefined) this.props.onError(name, error);
  }

  override render() {
    if (this.state.caught) throw this.state.caught.error;
    return this.props.children;
  }
}
