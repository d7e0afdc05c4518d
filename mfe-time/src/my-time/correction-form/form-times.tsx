import { useCapability } from '@rollcall/shared/session';
import { ServerErrors } from '@rollcall/shared/ui';
import { Button } from 'antd';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { LeftQuestion } from './left-question.tsx';
import { PlannedOut } from './planned-out.tsx';
import { addRow } from './row.ts';
import { RowsTable } from './rows-table.tsx';
import { TEXTS } from './texts.ts';

type FieldError = NonNullable<ComponentProps<typeof ServerErrors>['errors']>[number];

interface Props extends ComponentProps<typeof RowsTable> {
  readonly isSignedIn: boolean;
  /** What the server refused. */
  readonly refused: readonly FieldError[];
  /** Whether the log that a link names has not arrived: the question keeps its room, so that nothing moves. */
  readonly isAwaited: boolean;
}

/**
 * The times of the form: one question for a log without a punch-out (capability `working-time`), otherwise the rows of the
 * specification.
 */
export function FormTimes({ isSignedIn, isAwaited, refused, ...table }: Props) {
  const { rows, now, zone, zoneOf, isChecked, isSingle, onChange } = table;
  const knowsPlans = useCapability('working-time') && isChecked && isSignedIn;
  const { box, asked, showRows } = useQuestion(rows);
  const isAsked = knowsPlans && zone !== null && asked !== undefined;
  const errors = useMemo(() => (isAsked ? refused.map(atQuestion) : refused), [isAsked, refused]);
  if (knowsPlans && isAwaited) return <div className="left-question-room" />;
  return (
    <div ref={box}>
      <ServerErrors errors={errors} />
      {knowsPlans &&
        rows.map((row) => (
          <PlannedOut
            key={`${row.key} ${row.log?.id}`}
            zone={zoneOf(row)}
            {...{ row, now, onChange }}
          />
        ))}
      {isAsked ? (
        <LeftQuestion row={asked} onRows={showRows} {...{ now, zone, zoneOf }} />
      ) : (
        <>
          <RowsTable {...table} />
          {!isSingle && <Button onClick={() => onChange(addRow)}>{TEXTS.addRow}</Button>}
        </>
      )}
    </div>
  );
}

/** The only row, if its log has no punch-out, until the employee wants to see the row itself, which then takes the focus. */
function useQuestion(rows: Props['rows']) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => {
    if (shown !== null) box.current?.querySelector('input')?.focus();
  }, [shown]);
  const [row, ...others] = rows;
  const id = others.length === 0 && row?.log?.punchOut === null ? row.log.id : null;
  return {
    box,
    asked: id === null || id === shown ? undefined : row,
    showRows: () => setShown(id),
  };
}

/** The question has one time, so that whatever is wrong with its row is shown there. */
const atQuestion = ({ field, message }: FieldError) => ({
  field: field.replace(/^rows\.0\..*/, 'rows.0.punchOut'),
  message,
});
