import { asFields, readNumber } from './fields.ts';

/** Approved overtime by bucket, in whole minutes; `night` is an additional figure (docs/working-time.md#overtime). */
export interface ApprovedOvertime {
  readonly daily: number;
  readonly weekly: number;
  readonly holiday: number;
  readonly dayOff: number;
  readonly night: number;
}

/** 0 for a bucket that the server does not send. */
export function readApproved(value: unknown): ApprovedOvertime {
  const fields = asFields(value) ?? {};
  return {
    daily: readNumber(fields.daily) ?? 0,
    weekly: readNumber(fields.weekly) ?? 0,
    holiday: readNumber(fields.holiday) ?? 0,
    dayOff: readNumber(fields.day_off) ?? 0,
    night: readNumber(fields.night) ?? 0,
  };
}
