import type { CorrectionTimes } from '@rollcall/shared/calls';
import { formatDate, formatDuration, formatTime } from '@rollcall/shared/domain';
import { Typography } from 'antd';
import { TEXTS } from './texts.ts';

/** Times of a log before or after; an out of another day shows its date. */
export function Times({ times }: { readonly times: CorrectionTimes | null }) {
  if (times === null) return TEXTS.noLog;
  const { punchIn, punchOut, workedMinutes, breakMinutes } = times;
  const isNextDay = punchOut !== null && punchOut.slice(0, 10) !== punchIn?.slice(0, 10);
  const out = punchOut === null ? TEXTS.noOut : formatTime(punchOut);
  return (
    <>
      <div>
        {formatTime(punchIn)} – {out}
        {isNextDay && `, ${formatDate(punchOut)}`}
      </div>
      <Typography.Text type="secondary">
        {formatDuration(workedMinutes)}
        {(breakMinutes ?? 0) > 0 && ` · ${TEXTS.breaks(formatDuration(breakMinutes))}`}
      </Typography.Text>
    </>
  );
}
