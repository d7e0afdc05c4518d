import { usePageContext } from '@rollcall/shared/session';
import { Typography } from 'antd';
import { addDays, formatDate, formatTime } from '../domain/index.ts';
import { OrNone } from './or-none.tsx';
import { NOTE_STYLE } from './zone-note.tsx';

interface Props {
  /** Wall-clock text; null without a punch. */
  readonly text: string | null;
  /** `YYYY-MM-DD`. */
  readonly workDate: string | null;
}

/** The time of a punch (spec §9). On our server it says when that is not on the work date, as on a night shift. */
export function PunchTime({ text, workDate }: Props) {
  const isOwnServer = usePageContext(({ companyZone }) => companyZone !== null);
  const isOther = isOwnServer && text && workDate && !text.startsWith(workDate);
  return (
    <>
      <OrNone>{formatTime(text)}</OrNone>
      {isOther && (
        <Typography.Text type="secondary" style={NOTE_STYLE}>
          {text.startsWith(addDays(workDate, 1)) ? 'next day' : formatDate(text)}
        </Typography.Text>
      )}
    </>
  );
}
