import {
  departmentsQuery,
  holidayCalendarsQuery,
  planScopesQuery,
  shiftsQuery,
  workSchedulesQuery,
} from '@rollcall/shared/calls';
import { PageLink } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Typography } from 'antd';
import { TEXTS } from './texts.ts';
import './set-up-steps.css';

/** What is set up after the company, in the order in which each step needs the one before, and how much of it there is. */
export function SetUpSteps() {
  const counts = useCounts();
  return (
    <section className="set-up-steps" aria-label={TEXTS.steps}>
      <Typography.Title level={3} style={{ fontSize: 16 }}>
        {TEXTS.steps}
      </Typography.Title>
      <ol>
        {STEPS.map(({ step, path }) => {
          const { title, means } = TEXTS.step[step];
          const count = step in counts ? counts[step as keyof typeof counts] : undefined;
          return (
            <li key={step}>
              <PageLink to={path}>{title}</PageLink>
              {typeof count === 'number' && <strong> {TEXTS.count(count)}</strong>}
              <div>{means}</div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const STEPS = [
  { step: 'departments', path: '/settings/mfe-employees/departments' },
  { step: 'shifts', path: '/settings/mfe-time/shifts' },
  { step: 'schedules', path: '/settings/mfe-time/schedules' },
  { step: 'holidays', path: '/settings/mfe-time/holidays' },
  { step: 'assignments', path: '/settings/mfe-time/assignments' },
  { step: 'policies', path: '/settings/mfe-time/policies' },
  { step: 'employees', path: '/employees/register' },
  { step: 'roster', path: '/time/roster' },
] as const;

/** How many there are; undefined while it is not known. */
function useCounts() {
  const departments = useQuery(departmentsQuery()).data;
  const assignments = useQuery(planScopesQuery({ what: 'assignments' })).data;
  const policies = useQuery(planScopesQuery({ what: 'policies' })).data;
  return {
    departments: departments?.filter(({ isActive }) => isActive).length,
    shifts: useQuery(shiftsQuery()).data?.length,
    schedules: useQuery(workSchedulesQuery()).data?.length,
    holidays: useQuery(holidayCalendarsQuery()).data?.length,
    assignments: assignments?.total,
    policies: policies?.total,
  };
}
