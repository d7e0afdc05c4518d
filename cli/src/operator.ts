import type { Command } from 'commander';
import type { Project } from './project.ts';
import type { ReleaseClient } from './release-client.ts';
import type { Released, ReleaseOptions } from './release-project.ts';

/** The module that a command is about. */
export type FindProject = (name: string | undefined, command: string) => Project;

/** Flags of the commands about the store. */
export interface OperatorFlags {
  readonly json?: boolean;
  readonly by?: string;
}

/** How the commands about the store are added. */
export interface OperatorCli {
  add(name: string, description: string, parent?: Command): Command;
  finish(flags: OperatorFlags, result: object, text: string): void;
}

/** The operator of a console, whose commands run where its store is: without a token, and also for the shell. */
export interface Operator {
  /** Where the console is, when it runs. */
  readonly url: string;
  /** A folder that has the browser's package. */
  readonly folder: string;
  /** Release control in this process; `by` is the name for the log. */
  connect(by: string | undefined): ReleaseClient;
  /** Releases the sources of the checkout. */
  release(project: Project, options: ReleaseOptions): Promise<Released>;
  /** Those of the names whose sources differ from the live version. */
  differing(names: readonly { readonly name: string; readonly current: string }[]): string[];
  /** Adds the flags that only the operator has to a command. */
  addFlags(command: Command): void;
  /** Adds the commands about the store itself. */
  addCommands(program: Command, cli: OperatorCli): void;
  /** Repairs or prunes the store, when the flags of `releases` ask for it. */
  maintain(flags: MaintenanceFlags): Promise<Maintained | undefined>;
}

export interface MaintenanceFlags extends OperatorFlags {
  readonly repair?: boolean;
  readonly prune?: boolean;
  readonly dryRun?: boolean;
}

/** What was done: for programs, and for people. */
interface Maintained {
  readonly result: object;
  readonly text: string;
}
