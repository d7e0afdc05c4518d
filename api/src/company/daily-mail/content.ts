import type { WaitingCounts } from '@rollcall/shared/contract';
import type { MailContent } from '../../core/mail/content.ts';

/** One and several of each kind, in the order of the mail. */
const KINDS = [
  ['registrations', 'new account waits for activation', 'new accounts wait for activation'],
  ['corrections', 'correction waits for a decision', 'corrections wait for a decision'],
  ['leaves', 'leave waits for a decision', 'leaves wait for a decision'],
  ['missingOuts', 'time log has no punch-out', 'time logs have no punch-out'],
] as const satisfies readonly (readonly [keyof WaitingCounts, string, string])[];

/** The daily mail; undefined when nothing waits. */
export function dailyMail(waiting: WaitingCounts): MailContent | undefined {
  const lines = KINDS.filter(([kind]) => waiting[kind] > 0).map(
    ([kind, one, several]) => `${waiting[kind]} ${waiting[kind] === 1 ? one : several}.`,
  );
  const total = KINDS.reduce((sum, [kind]) => sum + waiting[kind], 0);
  if (total === 0) return undefined;
  return {
    subject: total === 1 ? '1 item is waiting for you' : `${total} items are waiting for you`,
    paragraphs: lines,
    action: { label: 'Open Rollcall', path: '/' },
    notes: ['You can turn this daily email off in your profile.'],
    why: 'You get this email because you are an administrator.',
  };
}
