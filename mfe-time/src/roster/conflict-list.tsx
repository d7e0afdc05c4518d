import type { RosterSummary } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { Alert, Button } from 'antd';
import { conflictText } from './conflict-text.ts';
import { TEXTS } from './texts.ts';

/** More are shown when the list is opened. */
const SHOWN_AT_ONCE = 3;

type Conflict = RosterSummary['conflicts'][number];

interface Props {
  readonly summary: RosterSummary;
  /** Opens the day of a conflict. */
  readonly onOpen: (conflict: Conflict) => void;
}

/** What is wrong in the week, on all pages of the roster, with a link to each day. */
export function ConflictList({ summary, onOpen }: Props) {
  const { people, isComplete, conflicts } = summary;
  return (
    <>
      {!isComplete && (
        <Alert
          type="info"
          showIcon
          className="not-printed"
          style={SPACED}
          title={TEXTS.isIncomplete(people)}
        />
      )}
      {conflicts.length > 0 && <Conflicts summary={summary} onOpen={onOpen} />}
    </>
  );
}

function Conflicts({ summary, onOpen }: Props) {
  const { conflicts, conflictTotal, noteTotal } = summary;
  const more = conflictTotal - conflicts.length;
  const serious = conflictTotal - noteTotal;
  const title = [
    ...(serious > 0 ? [TEXTS.conflicts(serious)] : []),
    ...(noteTotal > 0 ? [TEXTS.notes(noteTotal)] : []),
  ].join(', ');
  return (
    <Alert
      type={serious > 0 ? 'warning' : 'info'}
      showIcon
      className="not-printed"
      style={SPACED}
      title={title}
      description={
        <details open={conflicts.length <= SHOWN_AT_ONCE}>
          <summary>{TEXTS.conflictsMean}</summary>
          <ul className="roster-conflicts">
            {conflicts.map((conflict) => (
              <li key={`${conflict.employeeId} ${conflict.date} ${conflict.kind}`}>
                <Button type="link" aria-haspopup="dialog" onClick={() => onOpen(conflict)}>
                  {TEXTS.conflictOf(conflict.employeeName, formatDate(conflict.date))}
                </Button>
                {`: ${conflictText(conflict)}`}
              </li>
            ))}
            {more > 0 && <li>{TEXTS.more(more)}</li>}
          </ul>
        </details>
      }
    />
  );
}

const SPACED = { marginBottom: 12 } as const;
