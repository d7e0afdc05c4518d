import { leaveConflictsQuery } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly startDate: string;
  readonly endDate: string;
  /** Undefined for your own leave. */
  readonly employeeId: number | undefined;
}

/** Conflicts of the chosen days. The server refuses only an overlap; the others are hints. */
export function ConflictNotice(days: Props) {
  const { data } = useQuery(leaveConflictsQuery(days));
  if (!data) return null;
  const { overlaps, punchedDays, away } = data;
  const people = [...new Set(away.map(({ employeeName }) => employeeName))];
  const sentences = [
    ...overlaps.map(({ startDate, endDate, status }) =>
      TEXTS.overlap(TEXTS.days(formatDate(startDate), formatDate(endDate)), status),
    ),
    ...(punchedDays.length > 0
      ? [TEXTS.punched(punchedDays.map((date) => formatDate(date)).join(', '))]
      : []),
    ...(people.length > 0 ? [TEXTS.away(people.join(', '))] : []),
  ];
  const type = overlaps.length > 0 ? 'warning' : sentences.length > 0 ? 'info' : 'success';
  return (
    <output>
      <Alert
        type={type}
        showIcon
        title={
          sentences.length === 0
            ? TEXTS.clear
            : sentences.map((sentence) => <div key={sentence}>{sentence}</div>)
        }
      />
    </output>
  );
}
