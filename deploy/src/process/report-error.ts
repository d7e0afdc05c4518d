import { OperatorError, SettingError } from '@rollcall/shared/node';

/** Prints an error to stderr: one sentence if a person can act on it, otherwise the stack of a defect. */
export function reportError(error: unknown): void {
  console.error(formatError(error) ?? error);
}

/** The message for a person; undefined for a defect. */
export function formatError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isUserFacing = error instanceof OperatorError || error instanceof SettingError;
  return isUserFacing ? error.message : formatFileError(error);
}

/** The message for a file or folder that cannot be read or written, for example because it belongs to another user. */
function formatFileError(error: Error): string | undefined {
  const code = /\b(EACCES|EPERM|EROFS|ENOSPC)\b/.exec(error.message)?.[1];
  const path = /'([^']+)'/.exec(error.message)?.[1];
  if (code === 'ENOSPC') {
    return `${path ?? 'A file'} cannot be written: the disk is full. Free some space and try again; existing data is intact.`;
  }
  if (code === undefined || path === undefined) return undefined;
  return `${path} cannot be read or written by this user: give it permission, or set DATA_DIR to another folder.`;
}
