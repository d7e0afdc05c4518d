import type { Leave } from '@rollcall/shared/calls';

/** The leave that a row's actions change. */
export interface DecideProps {
  readonly leave: Leave;
}
