import { DateField } from '@rollcall/shared/ui';
import { Flex, Radio, Select, Typography } from 'antd';
import type { ReactNode } from 'react';
import { type Period, rangeOf, yearChoices } from './period.ts';
import { TEXTS } from './texts.ts';
import './period-picker.css';

interface Props {
  readonly period: Period;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  label: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, index, 1),
  ),
}));

/** Chooses a month or a date range; the inputs of the other mode are dimmed and disabled (spec §2). */
export function PeriodPicker({ period, today, onChange }: Props) {
  const change = (changes: Partial<Period>) => onChange({ ...period, ...changes });
  return (
    <div className="period-picker">
      <Radio.Group
        aria-label={TEXTS.view}
        value={period.mode}
        onChange={({ target }) => change({ mode: target.value })}
        options={[
          { value: 'monthly', label: TEXTS.monthly },
          { value: 'range', label: TEXTS.range },
        ]}
      />
      <Flex wrap gap="middle">
        <MonthFields period={period} today={today} onChange={change} />
        <DateFields period={period} onChange={change} />
      </Flex>
      <output>
        <Typography.Text type="danger">{errorOf(period)}</Typography.Text>
      </output>
    </div>
  );
}

interface FieldProps {
  readonly period: Period;
  readonly onChange: (changes: Partial<Period>) => void;
}

function MonthFields({ period, today, onChange }: FieldProps & Pick<Props, 'today'>) {
  const isDisabled = period.mode !== 'monthly';
  return (
    <Inputs isDisabled={isDisabled}>
      <Select
        aria-label={TEXTS.year}
        disabled={isDisabled}
        virtual={false}
        value={period.year}
        onChange={(year) => onChange({ year })}
        options={yearChoices(today).map((year) => ({ value: year, label: String(year) }))}
        style={{ width: 100 }}
      />
      <Select
        aria-label={TEXTS.month}
        disabled={isDisabled}
        virtual={false}
        value={period.month}
        onChange={(month) => onChange({ month })}
        options={MONTHS}
        style={{ width: 140 }}
      />
    </Inputs>
  );
}

function DateFields({ period, onChange }: FieldProps) {
  const isDisabled = period.mode === 'monthly';
  const date = (label: string, part: 'start' | 'end') => (
    <DateField
      label={label}
      value={period[part]}
      disabled={isDisabled}
      onChange={(chosen = '') => onChange({ [part]: chosen })}
    />
  );
  return (
    <Inputs isDisabled={isDisabled}>
      {date(TEXTS.start, 'start')}
      {date(TEXTS.end, 'end')}
    </Inputs>
  );
}

function Inputs({
  isDisabled,
  children,
}: {
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Flex wrap gap="small" align="center" className={isDisabled ? 'period-off' : ''}>
      {children}
    </Flex>
  );
}

function errorOf(period: Period): string {
  if (rangeOf(period)) return '';
  return period.start === '' || period.end === '' ? TEXTS.incomplete : TEXTS.backwards;
}
