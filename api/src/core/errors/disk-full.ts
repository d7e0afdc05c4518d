/** System errors and SQLSTATE of a full disk. */
const DISK_FULL = /^(ENOSPC|EDQUOT|53100)$/;
/** The same in the message of an error from another thread, which has lost its code. */
const DISK_FULL_MESSAGE = /\b(ENOSPC|EDQUOT)\b|no space left on device/i;

/** Whether an error, or one of its causes, is a full disk. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { code = '', message = '' } = at as { code?: unknown; message?: unknown };
    if (DISK_FULL.test(String(code)) || DISK_FULL_MESSAGE.test(String(message))) return true;
  }
  return false;
}
