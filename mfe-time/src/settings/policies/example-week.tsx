import {
  type AttendanceDay,
  formatMinutes,
  type OvertimeBucket,
  type TimePolicy,
} from '@rollcall/shared/domain';
import { Input, Select, Typography } from 'antd';
import { Fragment, useState } from 'react';
import { durationText, parseDuration } from '../form/duration.ts';
import { Term, Terms } from '../form/terms.tsx';
import { countWeek, type ExampleWeekday } from './example.ts';
import { payRulesOf, type TypedFactors } from './policy-values.ts';
import { TEXTS as POLICY_TEXTS, EXAMPLE_TEXTS as TEXTS } from './texts.ts';
import './policy.css';

interface Typed {
  readonly kind: ExampleWeekday['kind'];
  /** A duration like `8:00`; empty like the example day. */
  readonly worked: string;
}

const WORK: Typed = { kind: 'shifts', worked: '' };
const OFF: Typed = { kind: 'day-off', worked: '0:00' };
/** From Sunday to Saturday. */
const WEEK: readonly Typed[] = [OFF, WORK, WORK, WORK, WORK, WORK, OFF];

interface Props {
  readonly policy: TimePolicy;
  readonly factors: TypedFactors;
  readonly example: AttendanceDay;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number;
}

/** A week of such days, with its overtime. */
export function ExampleWeek({ policy, factors, example, weekStart }: Props) {
  const [week, setWeek] = useState(WEEK);
  const order = week.map((_, index) => (index + weekStart) % 7);
  const days = order.map((weekday) => toDay(week[weekday] ?? WORK));
  const change = (weekday: number, changes: Partial<Typed>) =>
    setWeek(week.map((day, at) => (at === weekday ? { ...day, ...changes } : day)));
  return (
    <>
      <Typography.Title level={3} style={{ margin: '0 0 4px' }}>
        {TEXTS.week}
      </Typography.Title>
      <p style={{ margin: '0 0 8px' }}>{TEXTS.weekMeans}</p>
      <div className="policy-week">
        {order.map((weekday) => (
          <Weekday
            key={weekday}
            name={TEXTS.weekdays[weekday] ?? ''}
            day={week[weekday] ?? WORK}
            like={durationText(example.workedMin)}
            onChange={(changes) => change(weekday, changes)}
          />
        ))}
      </div>
      <WeekResult result={countWeek(days, example, policy)} factors={factors} />
    </>
  );
}

/** A duration that is not readable counts as none. */
const toDay = ({ kind, worked }: Typed): ExampleWeekday => ({
  kind,
  workedMin: worked.trim() === '' ? null : (parseDuration(worked) ?? 0),
});

interface WeekdayProps {
  readonly name: string;
  readonly day: Typed;
  readonly like: string;
  readonly onChange: (changes: Partial<Typed>) => void;
}

const KINDS = ['shifts', 'day-off', 'holiday'] as const;

const Weekday = ({ name, day, like, onChange }: WeekdayProps) => (
  <Fragment>
    <span aria-hidden>{name}</span>
    <Select
      aria-label={TEXTS.kindOf(name)}
      value={day.kind}
      options={KINDS.map((value) => ({ value, label: TEXTS.kinds[value] }))}
      onChange={(kind) => onChange({ kind })}
    />
    <Input
      aria-label={TEXTS.workedOn(name)}
      placeholder={like}
      value={day.worked}
      onChange={({ target }) => onChange({ worked: target.value })}
    />
  </Fragment>
);

interface ResultProps {
  readonly result: ReturnType<typeof countWeek>;
  readonly factors: TypedFactors;
}

function WeekResult({ result, factors }: ResultProps) {
  const rules = payRulesOf(factors);
  const factorOf = (bucket: OvertimeBucket) =>
    rules.find((rule) => rule.bucket === bucket)?.multiplier ?? null;
  return (
    <Terms title={TEXTS.weekResult}>
      <Term label={TEXTS.worked} value={<strong>{formatMinutes(result.workedMin)}</strong>} />
      <Term
        label={TEXTS.normal}
        value={formatMinutes(result.normalMin)}
        means={result.overtime.length > 0 ? TEXTS.normalMeans : TEXTS.noOvertime}
      />
      {result.overtime.map(({ bucket, minutes }) => (
        <Term
          key={bucket}
          label={POLICY_TEXTS.buckets[bucket]}
          value={TEXTS.times(formatMinutes(minutes), factorOf(bucket))}
          means={POLICY_TEXTS.bucketMeans[bucket]}
        />
      ))}
    </Terms>
  );
}
