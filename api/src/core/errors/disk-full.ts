/** Signs of a disk without space, by system error or SQLSTATE. */
const DISK_FULL = /^(ENOSPC|EDQUOT|53100)$/;
/** The same in the words of an error that came from another thread, where the code is lost. */
const SAYS_DISK_FULL = /\b(ENOSPC|EDQUOT)\b|no space left on device/i;

/** Whether an error, or one of its causes, is a disk without space. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { code = '', message = '' } = at as { code?: unknown; message?: unknown };
    if (DISK_FULL.test(String(code)) || SAYS_DISK_FULL.test(String(message))) return true;
  }
  return false;
}
