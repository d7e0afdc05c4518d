import { SelectableList } from '@rollcall/shared/bulk-actions';
import { EMPLOYEE_SORTS } from '@rollcall/shared/contract';
import { useListSort, useListView } from '@rollcall/shared/list-views';
import { useCapability } from '@rollcall/shared/session';
import { LinkButton, PageHeading, SearchField } from '@rollcall/shared/ui';
import { Flex } from 'antd';
import { lazy, Suspense, useCallback } from 'react';
import { Navigate } from 'react-router-dom';
import { AccountStatusSelect } from '../employee-list/account-status-select.tsx';
import {
  ADDED_COLUMNS,
  employeeColumns,
  type OnAction,
} from '../employee-list/employee-columns.tsx';
import { useLastQuery } from '../employee-list/last-query.ts';
import { TEXTS } from '../employee-list/texts.ts';
import { useEmployeeDialog } from '../employee-list/use-employee-dialog.ts';
import { toExportFilter, useEmployees } from '../employee-list/use-employees.ts';
import { useListQuery } from '../employee-list/use-list-query.ts';
import { EmployeeDialogs } from './employee-dialogs.tsx';

// The list should not wait for them.
const OwnListControls = lazy(async () => ({
  default: (await import('../employee-list/own-list-controls.tsx')).OwnListControls,
}));

/** `/employees` (spec §2, Employees table). Without a query string it restores the last one (design §10). */
export function EmployeesPage() {
  const last = useLastQuery();
  return last === undefined ? <AllEmployees /> : <Navigate to={{ search: last }} replace />;
}

function AllEmployees() {
  const { showPage, showStatus, showTerm, showDepartment, ...query } = useListQuery();
  const { page, status, term, department } = query;
  const hasOwnControls = useCapability('employees.filter');
  const sort = useListSort(EMPLOYEE_SORTS);
  const list = useEmployees({ ...query, ...sort.query });
  const dialog = useEmployeeDialog();
  const { open } = dialog;
  const onAction: OnAction = useCallback(
    (action, { id }) => id !== null && open(action, id),
    [open],
  );
  const view = useEmployeeView(onAction, sort.of);
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          <Flex wrap gap="small">
            <SearchField value={term} onSearch={showTerm} />
            <AccountStatusSelect status={status} onChange={showStatus} hasNew={hasOwnControls} />
            {hasOwnControls && (
              <Suspense fallback={ROOM_FOR_CONTROLS}>
                <OwnListControls
                  department={department}
                  onDepartment={showDepartment}
                  view={view}
                  filter={toExportFilter(query)}
                />
              </Suspense>
            )}
            {REGISTER}
          </Flex>
        }
      />
      <SelectableList
        of="employees"
        filter={toExportFilter(query)}
        label={TEXTS.title}
        columns={view.columns}
        list={list}
        page={page}
        onPage={showPage}
        onSort={sort.onSort}
        texts={{ ...TEXTS, empty: noneOf(query) }}
      />
      <EmployeeDialogs dialog={dialog} list={list} />
    </>
  );
}

const useEmployeeView = (...shown: Parameters<typeof employeeColumns>) =>
  useListView({
    list: 'employees',
    columns: employeeColumns(...shown),
    filters: ['status', 'department', 'search'],
    added: ADDED_COLUMNS,
  });

function noneOf({ term, department, status }: Parameters<typeof useEmployees>[0]): string {
  if (term !== '' || department !== undefined) return TEXTS.nothingFound;
  return status === 'new' ? TEXTS.nothingNew : TEXTS.empty;
}

/** As large as the controls, so that the list does not move when they have loaded. */
const ROOM_FOR_CONTROLS = (
  <>
    <div style={{ flex: '1 1 auto', width: 160, maxWidth: 180, height: 36 }} />
    <div style={{ width: 88, height: 36 }} />
    <div style={{ width: 86, height: 36 }} />
  </>
);

const REGISTER = (
  <LinkButton type="primary" to="/employees/register">
    {TEXTS.register}
  </LinkButton>
);
