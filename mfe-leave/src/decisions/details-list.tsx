import type { Leave, LeaveConflicts } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { Typography } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly leave: Leave;
  /** Undefined once the leave is decided, and while they load. */
  readonly conflicts: LeaveConflicts | undefined;
}

/** The reason for the request, conflicts, who decided and why. */
export function DetailsList({ leave, conflicts }: Props) {
  const { reason, requestedBy, decidedBy, decidedAt, decisionReason } = leave;
  const forSelf = leave.isSelfDecided ? TEXTS.forSelf : '';
  const facts: [string, readonly string[]][] = [
    [TEXTS.requestReason, linesOf(reason)],
    [TEXTS.requestedBy, linesOf(requestedBy)],
    [TEXTS.decidedBy, linesOf(decidedBy && `${decidedBy}${forSelf}, ${formatDate(decidedAt)}`)],
    [TEXTS.decisionReason, linesOf(decisionReason)],
    [TEXTS.overlaps, (conflicts?.overlaps ?? []).map(inWords)],
    [TEXTS.punched, (conflicts?.punchedDays ?? []).map((date) => formatDate(date))],
    [TEXTS.away, (conflicts?.away ?? []).map((each) => `${each.employeeName}: ${inWords(each)}`)],
  ];
  const visible = facts.filter(([, lines]) => lines.length > 0);
  const isClear =
    conflicts && [conflicts.overlaps, conflicts.punchedDays, conflicts.away].every(isEmpty);
  return (
    <section aria-label={TEXTS.details} style={{ overflowWrap: 'anywhere' }}>
      <dl style={{ margin: 0 }}>
        {visible.map(([title, lines]) => (
          <div key={title} style={{ marginBottom: 8 }}>
            <dt>
              <Typography.Text type="secondary">{title}</Typography.Text>
            </dt>
            {lines.map((line) => (
              <dd key={line} style={{ margin: 0 }}>
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {!reason && visible.length === 0 && <div>{TEXTS.noDetails}</div>}
      {isClear && <div>{TEXTS.clear}</div>}
    </section>
  );
}

const linesOf = (text: string | null | undefined): readonly string[] => (text ? [text] : []);
const isEmpty = (list: readonly unknown[]) => list.length === 0;

const inWords = ({ startDate, endDate, status }: Leave) =>
  `${TEXTS.range(formatDate(startDate), formatDate(endDate))} (${status ?? '-'})`;
