import { ClockCircleOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { EmployeeRow } from '@rollcall/shared/calls';
import { useRowDescription } from '@rollcall/shared/ui';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { TEXTS } from './texts.ts';

export type EmployeeAction = 'timeStats' | 'edit' | 'delete';

interface Props {
  readonly row: EmployeeRow;
  readonly onAction: (action: EmployeeAction, row: EmployeeRow) => void;
}

/** The actions of a row (spec §2). None without an id, because every call needs it. */
export function RowActions({ row, onAction }: Props) {
  const description = useRowDescription();
  if (row.id === null) return null;
  const button = (action: EmployeeAction, icon: ReactNode) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      danger={action === 'delete'}
      aria-label={TEXTS.actions[action]}
      {...description}
      title={TEXTS.actions[action]}
      onClick={() => onAction(action, row)}
    />
  );
  return (
    <Flex gap={4}>
      {button('timeStats', <ClockCircleOutlined />)}
      {button('edit', <EditOutlined />)}
      {row.isActive !== true && button('delete', <DeleteOutlined />)}
    </Flex>
  );
}
