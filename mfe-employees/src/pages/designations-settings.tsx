import { type Designation, designationsQuery } from '@rollcall/shared/calls';
import {
  cutListPage,
  ListTable,
  NO_WRAP,
  ROW_ACTIONS,
  ROW_HEADING,
  useRowDescription,
} from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Button, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { RenameDesignation } from '../departments/rename-designation.tsx';
import { TEXTS } from '../departments/texts.ts';

type Row = Designation & { readonly id: number };

/** The page Designations of Settings: those in use. */
export function DesignationsSettings() {
  const { data, error, isFetching, refetch } = useQuery(designationsQuery());
  const { values, open, closeNamed } = useDialogParameters({ which: ['dialog'], inside: ['name'] });
  const [page, setPage] = useState(0);
  const rows = data?.map((designation, id): Row => ({ ...designation, id }));
  const renamed = rows?.find(({ name }) => name === values.name);
  return (
    <>
      <Typography.Paragraph type="secondary">{TEXTS.designationsIntro}</Typography.Paragraph>
      <ListTable
        label={TEXTS.designations}
        columns={columnsOf((name) => open({ dialog: 'rename-designation', name }))}
        list={{
          data: rows && cutListPage(rows, page, 0),
          error,
          isRefreshing: isFetching && data !== undefined,
          retry: () => void refetch(),
        }}
        page={page}
        onPage={setPage}
        texts={{ loading: TEXTS.loadingDesignations, empty: TEXTS.noDesignations }}
        hasEmptyFooter={false}
      />
      {values.dialog === 'rename-designation' && renamed && (
        <RenameDesignation name={renamed.name} onClose={() => closeNamed('rename-designation')} />
      )}
    </>
  );
}

function columnsOf(onRename: (name: string) => void): TableColumnsType<Row> {
  return [
    {
      title: TEXTS.designationColumns.name,
      minWidth: 140,
      ...ROW_HEADING,
      render: (_, { name }) => name,
    },
    {
      title: TEXTS.designationColumns.employees,
      width: 120,
      ...NO_WRAP,
      render: (_, { employees, former }) => TEXTS.employees(employees, former),
    },
    {
      title: TEXTS.designationColumns.actions,
      width: 84,
      ...ROW_ACTIONS,
      render: (_, { name }) => <RenameButton onRename={() => onRename(name)} />,
    },
  ];
}

function RenameButton({ onRename }: { readonly onRename: () => void }) {
  return (
    <Button size="small" aria-haspopup="dialog" {...useRowDescription()} onClick={onRename}>
      {TEXTS.rename}
    </Button>
  );
}
