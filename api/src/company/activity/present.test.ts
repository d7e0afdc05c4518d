import type { EventKind } from '@rollcall/shared/contract';
import { presentEvent } from './present.ts';

const OLA = { firstName: 'ola', middleName: null, lastName: 'nordmann' };
const ADELE = { firstName: 'adele', middleName: null, lastName: 'min' };
const DETAILS = { startDate: '2026-12-03', endDate: '2026-12-05', workDate: '2026-12-01' };

type Actor = 'own' | 'other' | 'unknown';

/** The sentence as the dashboard shows it. */
function sentenceOf(kind: EventKind, actor: Actor, details: Record<string, unknown> = DETAILS) {
  const row = {
    id: 1,
    xid: '1',
    kind,
    happenedAt: new Date('2026-12-01T15:00:00Z'),
    employeeId: 3,
    details,
    employee: OLA,
    actorId: { own: 3, other: 1, unknown: null }[actor],
    actor: { own: OLA, other: ADELE, unknown: null }[actor],
  };
  const { text, actorName } = presentEvent(row, 'UTC-06:00');
  return actorName === null ? text : `${text} by ${actorName}`;
}

const LEAVE = 'leave from Dec 03, 2026 to Dec 05, 2026';

test.each<[EventKind, Actor, string]>([
  ['registered', 'unknown', 'Ola Nordmann registered'],
  ['punch-in', 'own', 'Ola Nordmann punched in'],
  ['punch-in', 'other', 'Ola Nordmann was punched in by Adele Min'],
  ['punch-in', 'unknown', 'Ola Nordmann punched in'],
  ['punch-out', 'own', 'Ola Nordmann punched out'],
  ['punch-out', 'other', 'Ola Nordmann was punched out by Adele Min'],
  ['break-started', 'own', 'Ola Nordmann started a break'],
  ['break-started', 'other', "Ola Nordmann's break was started by Adele Min"],
  ['break-ended', 'own', 'Ola Nordmann ended a break'],
  ['break-ended', 'other', "Ola Nordmann's break was ended by Adele Min"],
  ['missing-out', 'other', 'Ola Nordmann has no punch-out on Dec 01, 2026'],
  ['missing-out', 'unknown', 'Ola Nordmann has no punch-out on Dec 01, 2026'],
  ['log-entered', 'other', "Ola Nordmann's time log of Dec 01, 2026 was entered by Adele Min"],
  ['leave-requested', 'own', `Ola Nordmann requested ${LEAVE}`],
  ['leave-requested', 'other', `Ola Nordmann's ${LEAVE} was requested by Adele Min`],
  ['leave-withdrawn', 'own', `Ola Nordmann withdrew their ${LEAVE}`],
  ['leave-withdrawn', 'other', `Ola Nordmann's ${LEAVE} was withdrawn by Adele Min`],
  ['leave-approved', 'own', `Ola Nordmann approved their own ${LEAVE}`],
  ['leave-approved', 'other', `Ola Nordmann's ${LEAVE} was approved by Adele Min`],
  ['leave-approved', 'unknown', `Ola Nordmann's ${LEAVE} was approved`],
  ['leave-rejected', 'own', `Ola Nordmann rejected their own ${LEAVE}`],
  ['leave-rejected', 'other', `Ola Nordmann's ${LEAVE} was rejected by Adele Min`],
  ['leave-reopened', 'own', `Ola Nordmann set their own ${LEAVE} back to pending`],
  ['leave-reopened', 'other', `Ola Nordmann's ${LEAVE} was set back to pending by Adele Min`],
  ['correction-requested', 'own', 'Ola Nordmann requested a correction of Dec 01, 2026'],
  ['correction-withdrawn', 'own', 'Ola Nordmann withdrew the correction of Dec 01, 2026'],
  ['correction-approved', 'own', 'Ola Nordmann approved their own correction of Dec 01, 2026'],
  [
    'correction-approved',
    'other',
    "Ola Nordmann's correction of Dec 01, 2026 was approved by Adele Min",
  ],
  ['correction-rejected', 'unknown', "Ola Nordmann's correction of Dec 01, 2026 was rejected"],
])('%s, %s: "%s"', (kind, actor, sentence) => {
  expect(sentenceOf(kind, actor)).toBe(sentence);
});

test('a leave of one day has one date', () => {
  const details = { startDate: '2026-12-03', endDate: '2026-12-03' };
  expect(sentenceOf('leave-requested', 'own', details)).toBe(
    'Ola Nordmann requested leave on Dec 03, 2026',
  );
});

test.each(['changed', 'closed', 'deleted', 'restored'])('a time log was %s', (change) => {
  expect(sentenceOf('log-entered', 'other', { ...DETAILS, change })).toBe(
    `Ola Nordmann's time log of Dec 01, 2026 was ${change} by Adele Min`,
  );
});
