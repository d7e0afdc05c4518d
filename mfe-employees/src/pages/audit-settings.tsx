import { auditQuery } from '@rollcall/shared/calls';
import { AUDIT_SORTS } from '@rollcall/shared/contract';
import { ExportButton } from '@rollcall/shared/exports';
import { useListSort, useListView, ViewButton } from '@rollcall/shared/list-views';
import { usePageContext } from '@rollcall/shared/session';
import { toListResult } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Typography } from 'antd';
import { AuditFilters, useAuditParameters } from '../audit/audit-filters.tsx';
import { AuditTable, auditColumns } from '../audit/audit-table.tsx';
import { ChangeDrawer } from '../audit/change-drawer.tsx';
import { TEXTS } from '../audit/texts.ts';

/** The page Audit log of Settings. */
export function AuditSettings() {
  const zone = usePageContext(({ companyZone }) => companyZone) ?? 'UTC';
  const { page, showPage, showFilter, filters } = useAuditParameters();
  const { employee, ...others } = filters;
  const employeeId = employee === undefined ? undefined : Number(employee);
  const sort = useListSort(AUDIT_SORTS);
  const query = useQuery(auditQuery({ page, employeeId, ...others, ...sort.query }));
  const { values, open, close } = useDialogParameters({ which: ['change'] });
  const columns = auditColumns({
    zone,
    sortedBy: sort.of,
    onOpen: ({ id }) => open({ change: String(id) }),
  });
  const view = useListView({ list: 'audit', columns, filters: Object.keys(filters) });
  const entry = query.data?.rows.find(({ id }) => String(id) === values.change);
  return (
    <>
      <Typography.Paragraph type="secondary">{TEXTS.intro}</Typography.Paragraph>
      <AuditFilters filters={filters} showFilter={showFilter} />
      <Flex wrap gap="small" style={{ marginBottom: 16 }}>
        <ViewButton view={view} />
        <ExportButton lists={['audit']} filter={{ employeeId, ...others }} />
      </Flex>
      {employee !== undefined && (
        <Alert
          type="info"
          role="presentation"
          title={TEXTS.oneEmployee}
          action={
            <Button size="small" onClick={() => showFilter({ employee: undefined })}>
              {TEXTS.showAll}
            </Button>
          }
          style={{ marginBottom: 16 }}
        />
      )}
      <AuditTable
        list={toListResult(query, page)}
        page={page}
        onPage={showPage}
        isFiltered={Object.values(filters).some((value) => value !== undefined)}
        view={view}
        onSort={sort.onSort}
      />
      <ChangeDrawer entry={entry} zone={zone} onClose={close} />
    </>
  );
}
