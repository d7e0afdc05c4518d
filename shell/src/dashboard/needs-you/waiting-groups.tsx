import type { OldestWaiting, Waiting, WaitingKind } from '@rollcall/shared/calls';
import { useToday } from '@rollcall/shared/ui';
import type { ReactNode } from 'react';
import { TEXTS as LAYOUT_TEXTS } from '../../layout/texts.ts';
import { waitingLists } from '../../layout/waiting-lists.ts';
import { CorrectionRow } from './correction-row.tsx';
import { FailedReleaseRow, MODULES_PATH } from './failed-release-row.tsx';
import { Group } from './group.tsx';
import { LeaveRow } from './leave-row.tsx';
import { MissingOutRow } from './missing-out-row.tsx';
import { RegistrationRow } from './registration-row.tsx';
import { TEXTS } from './texts.ts';

/** The rows of each kind, in the order in which people wait for them. */
const ROWS: readonly [WaitingKind, (oldest: OldestWaiting, list: string) => ReactNode][] = [
  [
    'registrations',
    ({ registrations }, list) =>
      registrations.map((row) => <RegistrationRow key={row.employeeId} row={row} list={list} />),
  ],
  [
    'leaves',
    ({ leaves }, list) => leaves.map((row) => <LeaveRow key={row.id} row={row} list={list} />),
  ],
  [
    'corrections',
    ({ corrections }) => corrections.map((row) => <CorrectionRow key={row.id} row={row} />),
  ],
  [
    'missingOuts',
    ({ missingOuts }, list) =>
      missingOuts.map((row) => <MissingOutRow key={row.id} row={row} list={list} />),
  ],
];

/** The kinds of which something waits. */
export function WaitingGroups({ waiting }: { readonly waiting: Waiting }) {
  const lists = waitingLists(useToday());
  const { oldest, releaseFailures = 0, failedReleases = [] } = waiting;
  if (!oldest) return null;
  return (
    <>
      {releaseFailures > 0 && (
        <Group title={TEXTS.failedReleases(releaseFailures)} to={MODULES_PATH}>
          {failedReleases.map((row) => (
            <FailedReleaseRow key={row.id} row={row} />
          ))}
        </Group>
      )}
      {ROWS.filter(([kind]) => waiting[kind] > 0).map(([kind, rowsOf]) => (
        <Group key={kind} title={LAYOUT_TEXTS.waiting[kind](waiting[kind])} to={lists[kind]}>
          {rowsOf(oldest, lists[kind])}
        </Group>
      ))}
    </>
  );
}
