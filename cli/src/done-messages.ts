import type { PointerAction } from '@rollcall/shared/module';
import type { CommandLine } from './command-line.ts';
import type { Moved } from './release-client.ts';

/** What a command says when it has moved a pointer. */
type DoneMessage = (moved: Moved, commandLine: CommandLine) => string;

export const DONE_MESSAGES: Readonly<Record<PointerAction, DoneMessage>> = {
  rollback: ({ name, from, to }) => `${name} was rolled back to ${to}; ${from} is marked bad.`,
  confirm: ({ name, to }) => `${name} ${to} is now last known good.`,
  disable: ({ name }, commandLine) =>
    `${name} is disabled. To enable it: ${commandLine('enable', name)}`,
  enable: ({ name, to }) => `${name} ${to} is enabled.`,
};
