import { Input, type InputProps, Typography } from 'antd';

interface Props extends Omit<InputProps, 'onChange' | 'value' | 'type'> {
  readonly label: string;
  readonly type?: 'date' | 'month';
  /** `YYYY-MM-DD` or `YYYY-MM`; the browser's own picker shows it as people there write dates. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A date or a month with its label beside it. */
export function DateField({ label, type = 'date', value = '', onChange, ...rest }: Props) {
  return (
    <label style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <Input
        {...rest}
        type={type}
        value={value}
        onChange={({ target }) => onChange(target.value || undefined)}
        style={{ width: 160 }}
      />
    </label>
  );
}
