import { Flex, Select } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  /** `YYYY-MM`. */
  readonly value: string;
  /** The select offers this year, two before and two after it (spec §9). */
  readonly currentYear: number;
  readonly isDisabled?: boolean;
  readonly onChange: (month: string) => void;
}

/** Month and year of a monthly view (spec §2, spec §9). */
export function MonthField({ value, currentYear, isDisabled = false, onChange }: Props) {
  const [year = '', month = ''] = value.split('-');
  const offered = Array.from({ length: 5 }, (_, index) => String(currentYear - 2 + index));
  const years = [...new Set([...offered, year])].toSorted();
  return (
    <Flex gap="small">
      <Select
        aria-label={TEXTS.month}
        value={month}
        disabled={isDisabled}
        onChange={(chosen) => onChange(`${year}-${chosen}`)}
        options={MONTHS.map((label, index) => ({
          value: String(index + 1).padStart(2, '0'),
          label,
        }))}
        style={{ width: 130 }}
      />
      <Select
        aria-label={TEXTS.year}
        value={year}
        disabled={isDisabled}
        onChange={(chosen) => onChange(`${chosen}-${month}`)}
        options={years.map((each) => ({ value: each, label: each }))}
        style={{ width: 90 }}
      />
    </Flex>
  );
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Whether a string is a month `YYYY-MM`. */
export const isMonth = (text: string | undefined): text is string =>
  /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(text ?? '');
