import type { EmployeeRow } from '@rollcall/shared/calls';
import { usePageContext } from '@rollcall/shared/session';
import { useRowDescription } from '@rollcall/shared/ui';
import { Flex, Switch, Tag } from 'antd';
import { TEXTS } from './texts.ts';
import { useAccountStatusSwitch } from './use-account-status-switch.ts';

/** Shows a change immediately (spec §4). Undecided (null) is off, and is tagged on our own server (design §10). */
export function AccountStatusSwitch({ row }: { readonly row: EmployeeRow }) {
  const { isSaving, toggle } = useAccountStatusSwitch(row);
  const description = useRowDescription();
  const isOwnServer = usePageContext(({ capabilities }) => capabilities !== null);
  return (
    <Flex align="center" gap="small">
      <Switch
        checked={row.isActive === true}
        aria-label={TEXTS.active}
        {...description}
        aria-busy={isSaving}
        onChange={toggle}
      />
      {isOwnServer && row.isActive === null && <Tag color="processing">{TEXTS.new}</Tag>}
    </Flex>
  );
}
