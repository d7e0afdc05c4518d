import { FilterBar, ListTable, toListResult } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { type Item, itemsQuery } from './calls.ts';
import { TEXTS } from './texts.ts';

const COLUMNS: TableColumnsType<Item> = [
  { title: TEXTS.itemTitle, dataIndex: 'title', minWidth: 200 },
  { title: TEXTS.employee, dataIndex: 'employeeName', minWidth: 160 },
];

/** All items; page and search are in the address. */
export function ItemList() {
  const { page, showPage, search, showFilter } = useListParameters();
  const query = useQuery(itemsQuery({ page, search }));
  return (
    <>
      <FilterBar values={{ search }} onChange={showFilter} searchLabel={TEXTS.search} />
      <ListTable
        label={TEXTS.title}
        columns={COLUMNS}
        list={toListResult(query, page)}
        page={page}
        onPage={showPage}
        texts={{ loading: TEXTS.loading, empty: TEXTS.empty }}
      />
    </>
  );
}
