import type { GettingStarted } from '@rollcall/shared/calls';
import { PageLink } from '@rollcall/shared/ui';
import type { ReactNode } from 'react';
import { formatDateTime } from '../notifications/format-age.ts';
import { OwnNameForm } from './own-name-form.tsx';
import { TestMail } from './test-mail.tsx';
import { TEXTS } from './texts.ts';

/** A step of getting started. */
export interface Step {
  readonly title: string;
  /** Path of its page, if it has one. */
  readonly to?: string;
  readonly isDone: boolean;
  /** What there is, or what to do. */
  readonly text: string;
  /** What is done in place. */
  readonly more?: ReactNode;
}

/** What a new company does, in the order in which each step needs the one before. */
export function stepsOf(facts: GettingStarted): readonly Step[] {
  return [...ofCompany(facts), ...ofWorkingTime(facts), ...ofPeople(facts)];
}

function ofCompany({ hasOwnName, companyName, zone, ...mail }: GettingStarted): readonly Step[] {
  const { hasMailServer, mailTestedAt } = mail;
  const isTested = hasMailServer && mailTestedAt !== null;
  return [
    {
      title: TEXTS.name.title,
      isDone: hasOwnName,
      text: hasOwnName ? TEXTS.name.is : TEXTS.name.ask,
      more: hasOwnName ? undefined : <OwnNameForm />,
    },
    {
      title: TEXTS.company.title,
      to: '/settings/mfe-time/company',
      isDone: companyName !== null,
      text: companyName === null ? TEXTS.company.ask(zone) : TEXTS.company.is(companyName, zone),
    },
    {
      title: TEXTS.mail.title,
      isDone: isTested,
      text: textOfMail(),
      more: <TestMail hasMailServer={hasMailServer} />,
    },
  ];

  function textOfMail(): string {
    if (!hasMailServer) return TEXTS.mail.noServer;
    return isTested ? TEXTS.mail.tested(formatDateTime(mailTestedAt)) : TEXTS.mail.ask;
  }
}

function ofWorkingTime({
  departments,
  workSchedule,
  hasHolidays,
}: GettingStarted): readonly Step[] {
  return [
    {
      title: TEXTS.departments.title,
      to: '/settings/mfe-employees/departments',
      isDone: departments > 0,
      text: departments > 0 ? TEXTS.departments.is(departments) : TEXTS.departments.ask,
    },
    {
      title: TEXTS.week.title,
      to: '/settings/mfe-time/schedules',
      isDone: workSchedule !== null,
      text: workSchedule === null ? TEXTS.week.ask : TEXTS.week.is(workSchedule),
    },
    {
      title: TEXTS.holidays.title,
      to: '/settings/mfe-time/holidays',
      isDone: hasHolidays,
      text: hasHolidays ? TEXTS.holidays.is : TEXTS.holidays.ask,
      more: <PageLink to="/settings/mfe-time/assignments">{TEXTS.holidays.assign}</PageLink>,
    },
  ];
}

function ofPeople({ people, signedUp }: GettingStarted): readonly Step[] {
  return [
    {
      title: TEXTS.people.title,
      to: '/employees/register',
      isDone: people > 0,
      text: people > 0 ? TEXTS.people.is(people) : TEXTS.people.ask,
      more: (
        <>
          <code className="getting-started-address">{`${window.location.origin}/register`}</code>
          <PageLink to="/employees/import">{TEXTS.people.import}</PageLink>
        </>
      ),
    },
    {
      title: TEXTS.signIn.title,
      to: '/employees',
      isDone: signedUp > 0,
      text: signedUp > 0 ? TEXTS.signIn.is(signedUp, people) : TEXTS.signIn.ask,
    },
  ];
}
