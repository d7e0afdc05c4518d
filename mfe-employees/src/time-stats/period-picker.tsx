import { Flex, Input, Radio, Select, Typography } from 'antd';
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

/** A month, or two dates; what is not in use is dimmed and disabled (spec §2). */
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
        <Typography.Text type="danger">{problemOf(period)}</Typography.Text>
      </output>
    </div>
  );
}

interface FieldProps {
  readonly period: Period;
  readonly onChange: (changes: Partial<Period>) => void;
}

function MonthFields({ period, today, onChange }: FieldProps & Pick<Props, 'today'>) {
  const isOff = period.mode !== 'monthly';
  return (
    <Part isOff={isOff}>
      <Select
        aria-label={TEXTS.year}
        disabled={isOff}
        virtual={false}
        value={period.year}
        onChange={(year) => onChange({ year })}
        options={yearChoices(today).map((year) => ({ value: year, label: String(year) }))}
        style={{ width: 100 }}
      />
      <Select
        aria-label={TEXTS.month}
        disabled={isOff}
        virtual={false}
        value={period.month}
        onChange={(month) => onChange({ month })}
        options={MONTHS}
        style={{ width: 140 }}
      />
    </Part>
  );
}

function DateFields({ period, onChange }: FieldProps) {
  const isOff = period.mode === 'monthly';
  const date = (label: string, part: 'start' | 'end') => (
    <label className="period-date">
      <span>{label}</span>
      <Input
        type="date"
        value={period[part]}
        disabled={isOff}
        onChange={({ target }) => onChange({ [part]: target.value })}
        style={{ width: 160 }}
      />
    </label>
  );
  return (
    <Part isOff={isOff}>
      {date(TEXTS.start, 'start')}
      {date(TEXTS.end, 'end')}
    </Part>
  );
}

function Part({ isOff, children }: { readonly isOff: boolean; readonly children: ReactNode }) {
  return (
    <Flex wrap gap="small" align="center" className={isOff ? 'period-off' : ''}>
      {children}
    </Flex>
  );
}

function problemOf(period: Period): string {
  if (rangeOf(period)) return '';
  return period.start === '' || period.end === '' ? TEXTS.incomplete : TEXTS.backwards;
}
