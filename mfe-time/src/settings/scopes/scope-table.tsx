import { type PlanScopeRow, planScopesQuery } from '@rollcall/shared/calls';
import { ListTable, NO_WRAP, ROW_HEADING, toListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { scopeName } from './scope-name.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly what: 'assignments' | 'policies';
  readonly empty: string;
  /** Between the scope and the number of its entries. */
  readonly columns: TableColumnsType<PlanScopeRow>;
  readonly onOpen: (scope: string) => void;
}

/** All scopes with a setting of their own; a name shows its scope. */
export function ScopeTable({ what, empty, columns, onOpen }: Props) {
  const [page, setPage] = useState(0);
  const list = useQuery(planScopesQuery({ what, ...(page > 0 && { page }) }));
  return (
    <section aria-label={TEXTS.overview}>
      <Typography.Title level={2} style={{ margin: '24px 0 4px', fontSize: 16 }}>
        {TEXTS.overview}
      </Typography.Title>
      <p>{TEXTS.overviewMeans}</p>
      <ListTable
        label={TEXTS.overviewTable}
        columns={[
          {
            title: TEXTS.columnsOfOverview.scope,
            minWidth: 150,
            ...ROW_HEADING,
            render: (_, row) => (
              <Button type="link" style={LINK} onClick={() => onOpen(row.scope)}>
                {scopeName(row)}
              </Button>
            ),
          },
          ...columns,
          {
            title: TEXTS.columnsOfOverview.entries,
            width: 60,
            ...NO_WRAP,
            render: (_, row) => row.entries,
          },
        ]}
        list={toListResult(list, page)}
        page={page}
        onPage={setPage}
        texts={{ loading: TEXTS.loading, empty }}
        hasEmptyFooter={false}
      />
    </section>
  );
}

const LINK = {
  padding: 0,
  height: 'auto',
  fontWeight: 'inherit',
  whiteSpace: 'normal',
  textAlign: 'start',
} as const;
