import { Input, type InputProps, Typography } from 'antd';

interface Props extends Omit<InputProps, 'onChange' | 'value' | 'type'> {
  readonly label: string;
  /** `YYYY-MM-DD`; the browser's own picker shows it as people there write dates. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A date with its label beside it. */
export function DateField({ label, value = '', onChange, ...rest }: Props) {
  return (
    <label style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <Input
        {...rest}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value || undefined)}
        style={{ width: 160 }}
      />
    </label>
  );
}
