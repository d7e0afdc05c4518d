import type { Timesheet } from '@rollcall/shared/calls';
import { TEXTS } from './texts.ts';

export type SheetDay = Timesheet['days'][number];

/** Whole minutes as `7:45` or `-0:30`. */
export function hoursAndMinutes(minutes: number): string {
  const size = Math.abs(minutes);
  const text = `${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
  return minutes < 0 ? `-${text}` : text;
}

/** What is not as usual on a day: status, leave, holiday, late minutes, a missing punch-out; and why a log was entered. */
export function remarksOf({ figures, leave, logs }: SheetDay, zone: string): readonly string[] {
  const { status, holiday, lateMins, isMissingOut } = figures;
  const usual = status === null || status === 'Present' || status === 'Holiday';
  return [
    ...(usual || (status === 'Leave' && leave !== null) ? [] : [status]),
    ...(leave === null ? [] : [TEXTS.leave(leave)]),
    ...(holiday === null ? [] : [TEXTS.holiday(holiday)]),
    ...(lateMins === 0 ? [] : [TEXTS.late(hoursAndMinutes(lateMins))]),
    ...(isMissingOut ? [TEXTS.missingOut] : []),
    ...logs.flatMap((log) => [
      ...(log.zone === zone ? [] : [log.zone]),
      ...(log.note === null ? [] : [TEXTS.corrected(log.note)]),
    ]),
  ];
}
