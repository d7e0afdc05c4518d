import type { DayPlan as Plan } from '@rollcall/shared/calls';
import { formatMinutes } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { holidayText, shiftText } from './plan-text.ts';
import { Section } from './section.tsx';
import { Term } from './term.tsx';
import { PLAN_TEXTS } from './texts.ts';

/** What was planned for a day: schedule or roster, shifts, holiday, expected minutes, and a zone that is not the company's. */
export function DayPlan({ plan }: { readonly plan: Plan }) {
  const companyZone = usePageContext((context) => context.companyZone);
  const { kind, schedule, isRostered, shifts, holiday, zone, expectedMins } = plan;
  // A roster entry needs no schedule.
  const origin = isRostered ? PLAN_TEXTS.roster : schedule;
  return (
    <Section title={PLAN_TEXTS.title}>
      {origin !== null && <Term label={PLAN_TEXTS.schedule} value={origin} />}
      {shifts.map((shift, index) => (
        <Term
          // A schedule may have the same shift twice on a day.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          label={shift.name}
          value={shiftText(shift)}
        />
      ))}
      {holiday && <Term label={PLAN_TEXTS.holiday} value={holidayText(holiday)} />}
      {kind !== 'shifts' && !holiday && <Term label={PLAN_TEXTS.kinds[kind] ?? kind} value="" />}
      {zone !== companyZone && <Term label={PLAN_TEXTS.zone} value={zone} />}
      {kind === 'shifts' && (
        <Term label={PLAN_TEXTS.expected} value={formatMinutes(expectedMins)} />
      )}
    </Section>
  );
}
