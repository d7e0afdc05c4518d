import { ListTable, PageHeading, SearchField } from '@rollcall/shared/ui';
import { Button, Flex } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { Navigate, useHref, useNavigate } from 'react-router-dom';
import { AccountStatusSelect } from '../employee-list/account-status-select.tsx';
import { employeeColumns, type OnAction } from '../employee-list/employee-columns.tsx';
import { useLastQuery } from '../employee-list/last-query.ts';
import { TEXTS } from '../employee-list/texts.ts';
import { useEmployees } from '../employee-list/use-employees.ts';
import { useListQuery } from '../employee-list/use-list-query.ts';
import { EmployeeDialogs, type OpenDialog } from './employee-dialogs.tsx';

/** `/employees` (spec §2, Employees table). Without a query string it restores the last one (design §10). */
export function EmployeesPage() {
  const last = useLastQuery();
  return last === undefined ? <AllEmployees /> : <Navigate to={{ search: last }} replace />;
}

function AllEmployees() {
  const { page, isActive, term, showPage, showStatus, showTerm } = useListQuery();
  const navigate = useNavigate();
  const href = useHref('/employees/register');
  const list = useEmployees({ page, isActive, term });
  const [dialog, setDialog] = useState<OpenDialog>();
  const onAction: OnAction = useCallback((action, row) => setDialog({ action, row }), []);
  const columns = useMemo(() => employeeColumns(onAction), [onAction]);
  const texts = { ...TEXTS, empty: term === '' ? TEXTS.empty : TEXTS.nothingFound };
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          <Flex wrap gap="small">
            <SearchField value={term} onSearch={showTerm} />
            <AccountStatusSelect isActive={isActive} onChange={showStatus} />
            <Button
              type="primary"
              href={href}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                void navigate(href);
              }}
            >
              {TEXTS.register}
            </Button>
          </Flex>
        }
      />
      <ListTable
        label={TEXTS.title}
        columns={columns}
        list={list}
        page={page}
        onPage={showPage}
        texts={texts}
      />
      <EmployeeDialogs open={dialog} rows={list.data?.rows ?? []} onOpen={setDialog} />
    </>
  );
}
