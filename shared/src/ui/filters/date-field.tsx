import { Input, type InputProps, Typography } from 'antd';
import { useState } from 'react';

interface Props extends Omit<InputProps, 'onChange' | 'value' | 'type'> {
  readonly label: string;
  /** `YYYY-MM-DD`; the browser's own picker shows it in the local format. */
  readonly value: string | undefined;
  /** Called with a complete date, or undefined for none; not with the partial years of typing. */
  readonly onChange: (value: string | undefined) => void;
}

/** A date picker with an inline label. */
export function DateField({ label, value = '', onChange, ...rest }: Props) {
  // The URL changes a moment later: until then the field has to keep the typed text.
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const change = (text: string) => {
    setTyped(text);
    if (text === '' || /^(19|2\d)/.test(text)) onChange(text || undefined);
  };
  return (
    <label style={LABEL}>
      <Typography.Text type="secondary" style={{ whiteSpace: 'nowrap' }}>
        {label}
      </Typography.Text>
      <Input
        {...rest}
        type="date"
        value={typed}
        onChange={({ target }) => change(target.value)}
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
