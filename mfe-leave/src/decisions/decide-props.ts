import type { Leave } from '@rollcall/shared/calls';

/** What the actions of a row are about. */
export interface DecideProps {
  readonly leave: Leave;
  /** Id of the text that says whose leave it is. */
  readonly describedBy: string;
}
