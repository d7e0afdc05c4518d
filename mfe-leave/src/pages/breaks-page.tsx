import { BREAK_SORTS } from '@rollcall/shared/contract';
import { ExportButton } from '@rollcall/shared/exports';
import { useListSort, useListView, useRangeOfSort, ViewButton } from '@rollcall/shared/list-views';
import { useCapability } from '@rollcall/shared/session';
import { ListTable, PageHeading } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { Flex } from 'antd';
import { BreakCards } from '../breaks/break-cards.tsx';
import { breakColumns } from '../breaks/break-columns.tsx';
import { TEXTS } from '../breaks/texts.ts';
import { useBreaks } from '../breaks/use-breaks.ts';
import { BreakFilterBar } from '../filters/break-filter-bar.tsx';
import { asDate, readFlag } from '../filters/read-leave-filters.ts';

/** `/leave/breaks` (spec §2, Break Management). */
export function BreaksPage() {
  const { page, showPage, filter, department, search, showFilter } = useListParameters();
  const hasDepartment = useCapability('leaves.page');
  const asked = {
    search,
    department,
    from: asDate(filter('from')),
    to: asDate(filter('to')),
    isOpen: readFlag(filter('isOpen')),
  };
  const sort = useListSort(BREAK_SORTS);
  const filters = useRangeOfSort(asked, sort.current, 'date');
  const view = useListView({
    list: 'breaks',
    columns: breakColumns(sort.of),
    filters: Object.keys(filters),
  });
  const list = useBreaks(page, { ...filters, ...sort.query });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          <Flex wrap gap="small">
            <ViewButton view={view} />
            <ExportButton lists={['breaks']} filter={filters} />
          </Flex>
        }
      />
      {(list.data || !list.error) && <BreakCards summary={list.data?.summary} />}
      <BreakFilterBar
        values={{ ...asked, isOpen: asked.isOpen?.toString() }}
        range={filters}
        hasDepartment={hasDepartment}
        onChange={showFilter}
      />
      <ListTable
        label={TEXTS.title}
        columns={view.columns}
        list={list}
        page={page}
        onPage={showPage}
        onSort={sort.onSort}
        texts={isFiltered ? { ...TEXTS, empty: TEXTS.emptyFiltered } : TEXTS}
      />
    </>
  );
}
