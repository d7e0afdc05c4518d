import { SettingError } from '@rollcall/shared/settings';
import { StartError } from './start-error.ts';

/** Says on stderr why a command ends: one sentence where a person can act on it, else the stack of a defect. */
export function sayWhy(error: unknown): void {
  const isForPeople =
    error instanceof StartError ||
    error instanceof SettingError ||
    // The API has an error of its own by this name.
    (error instanceof Error && error.name === 'StartError');
  console.error(isForPeople ? (error as Error).message : error);
}
