import type { CorrectionTimes } from '@rollcall/shared/calls';
import { formatDate, formatMinutes, formatTime } from '@rollcall/shared/domain';
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { TEXTS } from './texts.ts';
import './times.css';

/** The times of a log before or after the correction. A punch-out on another day shows its date. */
export function Times({ times }: { readonly times: CorrectionTimes | null }) {
  if (times === null) return TEXTS.noLog;
  const { punchIn, punchOut, workedMins, breakMins } = times;
  const isNextDay = punchOut !== null && punchOut.slice(0, 10) !== punchIn.slice(0, 10);
  const hasBreaks = breakMins > 0;
  return (
    <div className="correction-times">
      <Whole>{formatTime(punchIn)} –</Whole>{' '}
      <Whole>
        {punchOut === null ? TEXTS.noOut : formatTime(punchOut)}
        {isNextDay && ','}
      </Whole>
      {isNextDay && (
        <>
          {' '}
          <Whole>{formatDate(punchOut)}</Whole>
        </>
      )}
      {punchOut !== null && (
        <Typography.Text type="secondary" style={{ display: 'block' }}>
          <Whole>{formatMinutes(workedMins)}</Whole>
          {hasBreaks && (
            <>
              {' · '}
              <Whole>{TEXTS.breaks(formatMinutes(breakMins))}</Whole>
            </>
          )}
        </Typography.Text>
      )}
    </div>
  );
}

/** Text without line breaks. */
const Whole = ({ children }: { readonly children: ReactNode }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
);
