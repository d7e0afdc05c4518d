import { departmentsQuery } from '@rollcall/shared/calls';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { DepartmentDialogs, useDepartmentDialog } from '../departments/department-dialogs.tsx';
import { DepartmentTable } from '../departments/department-table.tsx';
import { TEXTS } from '../departments/texts.ts';

/** The page Departments of Settings. */
export function DepartmentsSettings() {
  const dialog = useDepartmentDialog();
  const { data = [] } = useQuery(departmentsQuery());
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
        <Typography.Text type="secondary" style={{ flex: '1 1 320px' }}>
          {TEXTS.intro} {TEXTS.activeHint}
        </Typography.Text>
        <Button type="primary" aria-haspopup="dialog" onClick={dialog.add}>
          {TEXTS.add}
        </Button>
      </Flex>
      <DepartmentTable dialog={dialog} />
      <DepartmentDialogs dialog={dialog} departments={data} />
    </>
  );
}
