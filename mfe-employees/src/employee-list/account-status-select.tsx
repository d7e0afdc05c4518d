import { Select } from 'antd';
import { TEXTS } from './texts.ts';
import type { AccountStatus } from './use-list-query.ts';

interface Props {
  readonly status: AccountStatus;
  readonly onChange: (status: AccountStatus) => void;
  /** Whether those that no administrator has decided about can be listed alone. */
  readonly hasNew: boolean;
}

/** The status filter: Active or Inactive, Active by default (spec §2, spec §9). */
export function AccountStatusSelect({ status, onChange, hasNew }: Props) {
  return (
    <Select
      aria-label={TEXTS.filter}
      virtual={false}
      value={status}
      onChange={onChange}
      options={[
        { value: 'active', label: TEXTS.active },
        { value: 'inactive', label: TEXTS.inactive },
        ...(hasNew ? [{ value: 'new' as const, label: TEXTS.new }] : []),
      ]}
      style={{ minWidth: 120 }}
    />
  );
}
