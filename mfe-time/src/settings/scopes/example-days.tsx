import type { ChangedDay, DayPlan, PlanChange } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { Typography } from 'antd';
import { TEXTS } from './texts.ts';
import './example-days.css';

/** What is planned for a day in words, as the details of a day say it. */
export type PlanText = (plan: DayPlan) => string;

interface Props {
  readonly planText: PlanText;
  readonly example: NonNullable<PlanChange['example']>;
}

/** The next days of one employee before and after a change. */
export function ExampleDays({ example, planText }: Props) {
  const name = example.employeeName;
  const days = example.days.map(({ date, before, after, isClosed }) => {
    const [now, changed] = [textOf(before, after, planText), textOf(after, before, planText)];
    return { date, now, changed, isClosed, isSame: now === changed };
  });
  const hasChange = days.some(({ isSame }) => !isSame);
  return (
    <>
      <Typography.Title level={4} style={{ margin: '12px 0 4px' }}>
        {TEXTS.example(name)}
      </Typography.Title>
      {hasChange ? <Days days={days} name={name} /> : <p>{TEXTS.sameDays}</p>}
    </>
  );
}

interface Day extends Pick<ChangedDay, 'date' | 'isClosed'> {
  readonly now: string;
  readonly changed: string;
  readonly isSame: boolean;
}

function Days({ days, name }: { readonly days: readonly Day[]; readonly name: string }) {
  const { date, before, after } = TEXTS.columnsOfExample;
  return (
    <table className="example-days" aria-label={TEXTS.exampleDays(name)}>
      <thead>
        <tr>
          <th scope="col">{date}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{dayText(day.date)}</th>
            <td>{day.now}</td>
            <td data-changed={!day.isSame && !day.isClosed}>{afterText(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function afterText({ isClosed, isSame, changed }: Day): string {
  if (isClosed) return TEXTS.closedDay;
  return isSame ? TEXTS.same : changed;
}

/** `Mon, Mar 02, 2026`. */
function dayText(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).toLocaleDateString('en', {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return `${weekday}, ${formatDate(date)}`;
}

/** What is planned in words, with the zone when it differs from that of the other plan. */
function textOf(plan: DayPlan, other: DayPlan, planText: PlanText): string {
  const text = planText(plan);
  return plan.zone === other.zone ? text : `${text}, ${plan.zone}`;
}
