import { Flex } from 'antd';
import { DateField } from './date-field.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  /** `YYYY-MM-DD`, both ends included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (changes: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  }) => void;
}

/** The first and last day of a list's filter; the pickers prevent a last day before the first. */
export function DateRange({ from, to, onChange }: Props) {
  return (
    <Flex gap="small" style={{ minWidth: 0 }}>
      <DateField
        label={TEXTS.from}
        value={from}
        max={to}
        onChange={(date) => onChange({ from: date })}
      />
      <DateField
        label={TEXTS.to}
        value={to}
        min={from}
        onChange={(date) => onChange({ to: date })}
      />
    </Flex>
  );
}
