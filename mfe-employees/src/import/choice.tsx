import { Radio, Typography } from 'antd';
import { useId } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T | undefined;
  readonly texts: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
  readonly note?: string;
}

/** One of a few values, all of which are shown. */
export function Choice<T extends string>({ label, value, texts, onChange, note }: Props<T>) {
  const id = useId();
  const values = Object.entries<string>(texts) as [T, string][];
  return (
    <div>
      <div id={id}>{label}</div>
      <Radio.Group
        aria-labelledby={id}
        {...(value === undefined ? {} : { value })}
        options={values.map(([each, text]) => ({ value: each, label: text }))}
        onChange={({ target }) => onChange(target.value as T)}
      />
      {note !== undefined && (
        <Typography.Text type="secondary" className="import-note">
          {note}
        </Typography.Text>
      )}
    </div>
  );
}
