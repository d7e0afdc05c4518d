import { Select } from 'antd';

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  /** Value → label; the empty value means no filter. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChange: (value: string | undefined) => void;
}

/** A select of a few values; an unknown value counts as no filter. */
export function ChoiceSelect({ label, value = '', choices, onChange }: Props) {
  return (
    <Select
      aria-label={label}
      value={Object.hasOwn(choices, value) ? value : ''}
      onChange={(chosen) => onChange(chosen || undefined)}
      options={Object.entries(choices).map(([key, text]) => ({ value: key, label: text }))}
      style={{ flex: '1 1 auto', width: 160, maxWidth: 180 }}
    />
  );
}
