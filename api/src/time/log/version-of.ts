import { createHash } from 'node:crypto';
import type { LogWithBreaks } from './find-logs.ts';

/**
 * The version of a log as a short text: a change sends it, and is refused if the log has changed since. The id is not
 * enough, because a punch-out and a break of an open log change it in place (decision 058).
 */
export function versionOf(
  log: Pick<LogWithBreaks, 'id' | 'state' | 'punchIn' | 'punchOut' | 'breaks'>,
): string {
  const { id, state, punchIn, punchOut, breaks } = log;
  const items = breaks
    .toSorted((a, b) => a.id - b.id)
    .map(({ id: breakId, startedAt, endedAt, reason }) => [
      breakId,
      startedAt.getTime(),
      endedAt?.getTime() ?? null,
      reason,
    ]);
  const content = [id, state, punchIn.getTime(), punchOut?.getTime() ?? null, items];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
