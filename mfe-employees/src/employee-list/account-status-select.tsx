import { Select } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly isActive: boolean;
  readonly onChange: (isActive: boolean) => void;
}

/** The status filter: Active or Inactive, Active by default (spec §2, spec §9). */
export function AccountStatusSelect({ isActive, onChange }: Props) {
  return (
    <Select
      aria-label={TEXTS.filter}
      virtual={false}
      value={isActive}
      onChange={onChange}
      options={[
        { value: true, label: TEXTS.active },
        { value: false, label: TEXTS.inactive },
      ]}
      style={{ minWidth: 120 }}
    />
  );
}
