import type { AttendanceCounts } from '@rollcall/shared/contract';
import { PageLink } from '@rollcall/shared/ui';
import { Button } from 'antd';
import { TEXTS } from './texts.ts';
import './attendance-counts.css';

interface Props {
  readonly counts: AttendanceCounts;
  /** The state that the list is filtered by. */
  readonly state: string | undefined;
  readonly onState: (state: string | undefined) => void;
  /** The time logs of earlier days that are still open, under the same filters. */
  readonly earlierLogs: string;
}

/**
 * How many employees are here, under the other filters of the list. A count with as many rows in the list is a button that
 * filters by it; how many have left is none, since someone who is back has an ended log, too.
 */
export function AttendanceCountsLine({ counts, state, onState, earlierLogs }: Props) {
  const { punchedIn, onBreak, punchedOut, missingOuts, openEarlier } = counts;
  return (
    <section aria-label={TEXTS.title}>
      <ul className="attendance-counts">
        <li>
          <StateButton text={TEXTS.punchedIn(punchedIn)} filter="open" {...{ state, onState }} />
        </li>
        {onBreak > 0 && <li>{TEXTS.onBreak(onBreak)}</li>}
        <li>{TEXTS.punchedOut(punchedOut)}</li>
        {missingOuts > 0 && (
          <li>
            <StateButton
              text={TEXTS.missingOuts(missingOuts)}
              filter="missing-out"
              {...{ state, onState }}
            />
          </li>
        )}
        {openEarlier > 0 && (
          <li>
            <PageLink to={earlierLogs}>{TEXTS.openEarlier(openEarlier)}</PageLink>
          </li>
        )}
      </ul>
    </section>
  );
}

interface StateProps extends Pick<Props, 'state' | 'onState'> {
  readonly text: string;
  readonly filter: string;
}

/** Filters by a state; pressed again, removes the filter. */
function StateButton({ text, filter, state, onState }: StateProps) {
  const isOn = state === filter;
  return (
    <Button
      type="link"
      aria-pressed={isOn}
      style={{ padding: 0, height: 'auto', minHeight: 24 }}
      onClick={() => onState(isOn ? undefined : filter)}
    >
      {text}
    </Button>
  );
}
