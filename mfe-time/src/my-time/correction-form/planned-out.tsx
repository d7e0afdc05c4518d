import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlannedEnd } from '../left-at/use-planned-end.ts';
import type { Row } from './row.ts';

interface Props {
  readonly row: Row;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  /** The zone of the row. */
  readonly zone: string;
  readonly onChange: (update: (rows: readonly Row[]) => readonly Row[]) => void;
}

/** Fills the punch-out of a row once with the end of the planned shift, if its log has none. It draws nothing. */
export function PlannedOut({ row: { key, log }, now, zone, onChange }: Props) {
  const needsEnd = log !== null && log.punchOut === null;
  const { plannedEnd } = usePlannedEnd(needsEnd ? log : undefined, now, zone);
  const isFilled = useRef(false);
  const fill = useEffectEvent((punchOut: string) =>
    onChange((rows) =>
      rows.map((row) => (row.key === key && row.punchOut === '' ? { ...row, punchOut } : row)),
    ),
  );
  useEffect(() => {
    // Once: an employee may empty the field.
    if (plannedEnd === undefined || isFilled.current) return;
    isFilled.current = true;
    fill(plannedEnd);
  }, [plannedEnd]);
  return null;
}
