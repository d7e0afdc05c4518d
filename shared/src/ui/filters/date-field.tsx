import { Input, type InputProps, Typography } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';

interface Props extends Omit<InputProps, 'onChange' | 'value' | 'type'> {
  readonly label: string;
  /** `YYYY-MM-DD`; the browser's own picker shows it in the local format. */
  readonly value: string | undefined;
  /** Called with a complete date, or undefined for none; not with the partial years of typing. */
  readonly onChange: (value: string | undefined) => void;
  /**
   * It always has a date, which its owner may replace, for example by the first day of a week. What is typed is then passed on
   * when the field is left or with Enter: a value that changes between two digits would take the place of the rest.
   */
  readonly isRequired?: boolean;
}

/** Whether the year of a date is typed completely: not 0002, nor 20261. Browsers report a date after each digit of its year. */
export const isTypedDate = (text: string): boolean => /^(19|2\d)\d\d-/.test(text);

/** A date picker with an inline label. */
export function DateField({ label, value = '', onChange, isRequired = false, ...rest }: Props) {
  // The URL changes a moment later: until then the field has to keep the typed text.
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const isTyping = useRef(false);
  const pass = (text: string) => {
    if (text === '' ? !isRequired : isTypedDate(text)) onChange(text || undefined);
  };
  const change = (text: string) => {
    setTyped(text);
    if (!isTyping.current) pass(text);
  };
  const finish = () => {
    if (!isTyping.current) return;
    isTyping.current = false;
    if (isTypedDate(typed)) pass(typed);
    else setTyped(value);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') finish();
    else isTyping.current ||= isRequired && key !== 'Tab';
  };
  return (
    <label style={LABEL}>
      <Typography.Text type="secondary" style={{ whiteSpace: 'nowrap' }}>
        {label}
      </Typography.Text>
      <Input
        max="2999-12-31"
        {...rest}
        type="date"
        value={typed}
        onChange={({ target }) => change(target.value)}
        onKeyDown={press}
        onBlur={finish}
        style={FIELD}
      />
    </label>
  );
}

const LABEL = { display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 } as const;

/** Two of them fit side by side on a phone. The browser's picker would otherwise be taller than other controls. */
const FIELD = {
  flex: '0 1 150px',
  width: 150,
  minWidth: 0,
  maxHeight: 'var(--ant-control-height)',
} as const;
