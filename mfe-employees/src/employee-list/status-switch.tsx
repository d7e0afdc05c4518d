import type { EmployeeRow } from '@rollcall/shared/calls';
import { usePageContext } from '@rollcall/shared/session';
import { Flex, Switch, Tag } from 'antd';
import { displayName } from './employee-label.ts';
import { TEXTS } from './texts.ts';
import { useStatusSwitch } from './use-status-switch.ts';

/** On or off at once (spec §4). Nobody has decided about a null yet: off, and on our server marked (design §10). */
export function StatusSwitch({ row }: { readonly row: EmployeeRow }) {
  const { isSaving, toggle } = useStatusSwitch(row);
  const isOwn = usePageContext(({ capabilities }) => capabilities !== null);
  return (
    <Flex align="center" gap="small">
      <Switch
        checked={row.isActive === true}
        aria-label={TEXTS.active}
        aria-description={displayName(row)}
        aria-busy={isSaving}
        onChange={toggle}
      />
      {isOwn && row.isActive === null && <Tag color="processing">{TEXTS.new}</Tag>}
    </Flex>
  );
}
