import type { WaitingBody } from '@rollcall/shared/contract';
import { toIsoWithOffset } from '@rollcall/shared/domain';
import { fullName } from '../../employees/full-name.ts';
import type { findWaiting } from './queries.ts';

type Oldest = NonNullable<WaitingBody['oldest']>;
type Waiting = Awaited<ReturnType<typeof findWaiting>>;
type RowOf<Kind extends keyof Waiting['oldest']> = Waiting['oldest'][Kind][number];
type Person = Parameters<typeof fullName>[0] & { readonly employeeId: number };

const personOf = (row: Person) => ({ employeeId: row.employeeId, employeeName: fullName(row) });

const inZone = (time: Date, zone: string) => toIsoWithOffset(time.getTime(), zone);

export const toRegistration =
  (companyZone: string) =>
  (row: RowOf<'registrations'>): Oldest['registrations'][number] => ({
    ...personOf(row),
    since: inZone(row.createdAt, companyZone),
  });

export const toCorrection =
  (companyZone: string) =>
  (row: RowOf<'corrections'>): Oldest['corrections'][number] => ({
    id: row.id,
    ...personOf(row),
    since: inZone(row.requestedAt, companyZone),
    workDate: row.workDate,
    punchIn: inZone(row.punchIn, row.zone),
    punchOut: inZone(row.punchOut, row.zone),
    reason: row.reason,
  });

export const toLeave = (row: RowOf<'leaves'>): Oldest['leaves'][number] => ({
  id: row.id,
  ...personOf(row),
  since: row.appliedOn,
  type: row.type,
  startDate: row.startDate,
  endDate: row.endDate,
  reason: row.reason,
});

export const toMissingOut = (row: RowOf<'missingOuts'>): Oldest['missingOuts'][number] => ({
  id: row.id,
  ...personOf(row),
  workDate: row.workDate,
  punchIn: inZone(row.punchIn, row.zone),
});

export const toFailedRelease =
  (companyZone: string) =>
  ({ createdAt, ...row }: Waiting['failedReleases'][number]) => ({
    ...row,
    since: inZone(createdAt, companyZone),
  });
