import type { Operator, OperatorCli } from '@rollcall/cli/operator';
import type { ReleaseStore } from '../store/release-store.ts';

/** What the commands about the store itself are built with. */
export interface StoreCommands extends OperatorCli {
  readonly program: Parameters<Operator['addCommands']>[0];
  readonly store: ReleaseStore;
  readonly releasesDir: string;
  /** The name for the log, when a command states none. */
  userName(): string;
}
