import type { RosterDay, RosterRow, Shift } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { areSame, type DayValues, valuesOf } from './day-values.ts';
import { TEXTS } from './texts.ts';
import { useSaveDay } from './use-save-day.ts';

/** How many shifts have a key. */
export const SHIFT_KEYS = 9;

/** A day that a key did not change. */
export interface Problem {
  /** Employee and date. */
  readonly cell: string;
  readonly text: string;
}

/**
 * Keys that change the day with the focus: 1 to 9 set a shift, 0 a day off, Delete follows the schedule.
 * @param isFetching whether the days are being read again
 */
export function useDayKeys(shifts: readonly Shift[], isFetching: boolean) {
  const { save } = useSaveDay();
  const sent = useSentValues(isFetching);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const dismiss = ({ cell }: Pick<Problem, 'cell'>) =>
    setProblems((all) => all.filter((problem) => problem.cell !== cell));
  const onDayKey = (event: KeyboardEvent, row: RosterRow, day: RosterDay) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey;
    if (!isPlain || day.isClosed || !day.isEmployed) return;
    const values = valuesFor(key, day, shifts);
    if (!values) return;
    event.preventDefault();
    const cell = `${row.employeeId} ${day.date}`;
    if (sent.isThere(cell, day, values)) return;
    dismiss({ cell });
    void sent
      .follow(cell, values, save(row.employeeId, day.date, values))
      .catch(({ message }: Error) =>
        setProblems((all) => [...all, { cell, text: problemText(row, day, message) }]),
      );
  };
  return { onDayKey, problems, dismiss };
}

/** What keys have sent and the grid does not show yet: a second key is compared with that, too. */
function useSentValues(isFetching: boolean) {
  const values = useRef(new Map<string, DayValues>());
  const running = useRef(0);
  useEffect(() => {
    if (!isFetching && running.current === 0) values.current.clear();
  }, [isFetching]);
  return {
    isThere(cell: string, day: RosterDay, chosen: DayValues): boolean {
      const last = values.current.get(cell);
      return areSame(chosen, valuesOf(day)) && (!last || areSame(chosen, last));
    },
    async follow(cell: string, chosen: DayValues, saving: Promise<void>): Promise<void> {
      values.current.set(cell, chosen);
      running.current += 1;
      try {
        await saving;
      } catch (error) {
        if (values.current.get(cell) === chosen) values.current.delete(cell);
        throw error;
      } finally {
        running.current -= 1;
      }
    },
  };
}

const problemText = ({ employeeName }: RosterRow, { date }: RosterDay, message: string) =>
  TEXTS.keyProblem(employeeName, formatDate(date), message);

function valuesFor(key: string, day: RosterDay, shifts: readonly Shift[]): DayValues | undefined {
  const { reason } = valuesOf(day);
  if (key === 'Delete' || key === 'Backspace') {
    return { choice: 'scheduled', shiftIds: [], reason };
  }
  if (key === '0') return { choice: 'off', shiftIds: [], reason };
  const shift = /^[1-9]$/.test(key) ? shifts[Number(key) - 1] : undefined;
  return shift && { choice: 'shifts', shiftIds: [shift.id], reason };
}
