import type { OldestWaiting } from '@rollcall/shared/calls';
import { PageLink } from '@rollcall/shared/ui';
import { dayLink } from '../person/day-link.ts';
import { Row } from './group.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly row: OldestWaiting['missingOuts'][number];
  /** Path of the list of all logs that miss their punch-out. */
  readonly list: string;
}

/** A log without its punch-out: only a person knows the time, so the press opens the log. */
export function MissingOutRow({ row, list }: Props) {
  const { id, employeeId, employeeName, workDate } = row;
  return (
    <Row
      name={employeeName}
      employeeId={employeeId}
      to={dayLink({ employeeId, workDate })}
      text={TEXTS.missingOut(row)}
    >
      {(describedBy) => (
        <PageLink to={`${list}&log=${id}`} aria-describedby={describedBy}>
          {TEXTS.close}
        </PageLink>
      )}
    </Row>
  );
}
