import { Radio } from 'antd';
import { useId } from 'react';

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly texts: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

/** One of a few values, all of which are shown. */
export function Choice<T extends string>({ label, value, values, texts, onChange }: Props<T>) {
  const id = useId();
  return (
    <div>
      <div id={id} className="export-label">
        {label}
      </div>
      <Radio.Group
        aria-labelledby={id}
        value={value}
        options={values.map((each) => ({ value: each, label: texts[each] }))}
        onChange={({ target }) => onChange(target.value as T)}
      />
    </div>
  );
}
