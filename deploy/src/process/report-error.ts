import { SettingError, StartError } from '@rollcall/shared/node';

/** Says on stderr why a command ends: one sentence where a person can act on it, else the stack of a defect. */
export function reportError(error: unknown): void {
  console.error(formatError(error) ?? error);
}

/** The sentence for a person; undefined for a defect. */
export function formatError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isForPeople = error instanceof StartError || error instanceof SettingError;
  return isForPeople ? error.message : folderSentence(error);
}

/** What a file or folder refused, as after a start with another user's rights. */
function folderSentence(error: Error): string | undefined {
  const isRefused = /\b(EACCES|EPERM|EROFS|ENOSPC)\b/.exec(error.message)?.[1];
  const path = /'([^']+)'/.exec(error.message)?.[1];
  if (isRefused === 'ENOSPC') {
    return `${path ?? 'A file'} cannot be written: the disk is full. Make room and try again; what was there before is whole.`;
  }
  if (isRefused === undefined || path === undefined) return undefined;
  return `${path} cannot be read and written by this user: give it the right, or set DATA_DIR to another folder.`;
}
