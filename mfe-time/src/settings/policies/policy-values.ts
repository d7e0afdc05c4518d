import type { TimePolicy as Policy } from '@rollcall/shared/calls';
import { OVERTIME_BUCKETS, ROUNDING_STEPS } from '@rollcall/shared/contract';
import {
  type BreakRule,
  checkBreakRules,
  DEFAULT_TIME_POLICY,
  type OvertimeBucket,
  type TimePolicy,
} from '@rollcall/shared/domain';
import type { BodyOf } from '@rollcall/shared/transport';
import { durationText, parseDuration } from '../form/duration.ts';
import { type RangeValues, rangeOf } from '../scopes/range-fields.tsx';
import { TEXTS } from './texts.ts';

/** A break rule as it is typed: durations like `6:00`. */
export interface TypedRule {
  readonly afterMin: string;
  readonly minutes: string;
  readonly isPaid: boolean;
}

/** The factor of each kind of overtime as it is typed; empty for none. */
export type TypedFactors = Readonly<Record<OvertimeBucket, string>>;

/** Values of the form: durations like `8:00`, times `HH:mm`; empty where a rule is not used. */
export interface PolicyValues extends RangeValues {
  readonly name: string;
  readonly rounding: TimePolicy['rounding'];
  readonly stepMin: number;
  readonly breakRules: readonly TypedRule[];
  readonly overtimeDailyAfterMin: string;
  readonly overtimeWeeklyAfterMin: string;
  readonly nightFrom: string;
  readonly nightTo: string;
  readonly payRules: TypedFactors;
}

/** The fields of a policy, without dates. */
export function valuesOf(policy: Policy | undefined): Omit<PolicyValues, keyof RangeValues> {
  const { rounding, stepMin, breakRules } = policy ?? DEFAULT_TIME_POLICY;
  const factorText = (bucket: OvertimeBucket) =>
    policy?.payRules.find((rule) => rule.bucket === bucket)?.multiplier.toString() ?? '';
  return {
    name: policy?.name ?? '',
    rounding,
    stepMin,
    breakRules: breakRules.map(({ afterMin, minutes, isPaid }) => ({
      afterMin: durationText(afterMin),
      minutes: durationText(minutes),
      isPaid,
    })),
    overtimeDailyAfterMin: durationText(policy?.overtimeDailyAfterMin ?? null),
    overtimeWeeklyAfterMin: durationText(policy?.overtimeWeeklyAfterMin ?? null),
    nightFrom: policy?.nightFrom ?? '',
    nightTo: policy?.nightTo ?? '',
    payRules: Object.fromEntries(
      OVERTIME_BUCKETS.map((bucket) => [bucket, factorText(bucket)]),
    ) as TypedFactors,
  };
}

type Errors = Partial<Record<keyof PolicyValues, string>>;

const LIMIT_HOURS = { overtimeDailyAfterMin: 24, overtimeWeeklyAfterMin: 7 * 24 } as const;

/** The errors of the values by field; the server enforces the same rules. */
export function checkValues(values: PolicyValues): Errors {
  const errors: Errors = {};
  for (const field of ['overtimeDailyAfterMin', 'overtimeWeeklyAfterMin'] as const) {
    const minutes = parseDuration(values[field]);
    const hours = LIMIT_HOURS[field];
    if (minutes === undefined) errors[field] = TEXTS.noDuration(TEXTS[field]);
    else if ((minutes ?? 0) > hours * 60) errors[field] = TEXTS.tooLong(TEXTS[field], hours);
  }
  const rules = breakRulesOf(values.breakRules);
  const breakError = rules ? checkBreakRules(rules)[0]?.message : TEXTS.breakMissing;
  if (breakError !== undefined) errors.breakRules = breakError;
  const factorError = checkFactors(values.payRules);
  if (factorError !== undefined) errors.payRules = factorError;
  const { nightFrom, nightTo } = values;
  if ((nightFrom === '') !== (nightTo === '')) {
    errors[nightFrom === '' ? 'nightFrom' : 'nightTo'] = TEXTS.nightBoth;
  } else if (nightFrom === nightTo && values.payRules.night.trim() !== '') {
    errors.nightFrom = TEXTS.nightMissing;
  }
  return errors;
}

/** Undefined when a duration is not readable. */
function breakRulesOf(rules: readonly TypedRule[]): BreakRule[] | undefined {
  const read = rules.flatMap(({ afterMin, minutes, isPaid }) => {
    const [after, length] = [parseDuration(afterMin), parseDuration(minutes)];
    if (after === undefined || after === null || !length) return [];
    return after <= DAY_MIN && length <= DAY_MIN
      ? [{ afterMin: after, minutes: length, isPaid }]
      : [];
  });
  return read.length === rules.length ? read : undefined;
}

const DAY_MIN = 24 * 60;

function checkFactors(factors: TypedFactors): string | undefined {
  const broken = OVERTIME_BUCKETS.find((bucket) => factorOf(factors[bucket]) === undefined);
  return broken && TEXTS.noFactor(TEXTS.buckets[broken]);
}

/** Null when it is empty, undefined when it is no factor. */
function factorOf(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const factor = /^\d{1,2}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined;
  return factor !== undefined && factor <= 10 ? factor : undefined;
}

/** The pay rules of readable factors. */
export function payRulesOf(factors: TypedFactors) {
  return OVERTIME_BUCKETS.flatMap((bucket) => {
    const multiplier = factorOf(factors[bucket]);
    return multiplier === null || multiplier === undefined ? [] : [{ bucket, multiplier }];
  });
}

/** Everything that is shown, as the body of the call; the values have no errors. */
export function bodyOf(scope: string, values: PolicyValues): BodyOf<'setTimePolicy'> {
  return {
    scope,
    ...rangeOf(values),
    name: values.name.trim(),
    rounding: values.rounding,
    stepMin: ROUNDING_STEPS.find((step) => step === values.stepMin) ?? 1,
    breakRules: breakRulesOf(values.breakRules) ?? [],
    overtimeDailyAfterMin: parseDuration(values.overtimeDailyAfterMin) ?? null,
    overtimeWeeklyAfterMin: parseDuration(values.overtimeWeeklyAfterMin) ?? null,
    nightFrom: values.nightFrom || null,
    nightTo: values.nightTo || null,
    payRules: payRulesOf(values.payRules),
  };
}

/** The policy by which the example counts; undefined while a value has an error. */
export function policyOf(values: PolicyValues): TimePolicy | undefined {
  if (Object.keys(checkValues(values)).length > 0) return undefined;
  return {
    rounding: values.rounding,
    stepMin: values.stepMin,
    breakRules: breakRulesOf(values.breakRules) ?? [],
    overtimeDailyAfterMin: parseDuration(values.overtimeDailyAfterMin) ?? null,
    overtimeWeeklyAfterMin: parseDuration(values.overtimeWeeklyAfterMin) ?? null,
    nightFrom: minuteOf(values.nightFrom),
    nightTo: minuteOf(values.nightTo),
    paidBuckets: payRulesOf(values.payRules).map(({ bucket }) => bucket),
  };
}

/** Minutes after midnight of `HH:mm`; null for anything else. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
