import { useDepartments } from '@rollcall/shared/calls';
import { BOARD_SORTS, BOARD_STATES } from '@rollcall/shared/contract';
import { ExportButton } from '@rollcall/shared/exports';
import { useListSort, useListView, ViewButton } from '@rollcall/shared/list-views';
import { useCapability, usePageContext } from '@rollcall/shared/session';
import { DepartmentSelect, FilterBar, ListTable } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import type { ReactNode } from 'react';
import { ADDED_COLUMNS, boardColumns } from './board-columns.tsx';
import { BoardCounters } from './board-counters.tsx';
import { TEXTS } from './texts.ts';
import { useBoard } from './use-board.ts';

interface Props {
  /** Opens a log; undefined where this is not offered. */
  readonly onOpen: ((id: number) => void) | undefined;
  /** Says when the board was read, in epoch milliseconds. */
  readonly renderUpdated: (at: number) => ReactNode;
}

/** Who should be here today, and where everyone is now (docs/working-time.md#board). Page and filters are in the URL. */
export function Board({ onOpen, renderUpdated }: Props) {
  const departments = useDepartments(useCapability('working-time'));
  const { page, showPage, choice, department, search, showFilter } = useListParameters();
  const state = choice('state', BOARD_STATES);
  const sort = useListSort(BOARD_SORTS);
  const filters = { state, search, department };
  const { list, counts, today, updatedAt } = useBoard({ page, ...filters, ...sort.query });
  const view = useBoardView({ today, sortedBy: sort.of, onOpen });
  const isFiltered = search !== undefined || department !== undefined;
  const empty = isFiltered ? TEXTS.emptyFiltered : TEXTS.empty;
  return (
    <>
      <FilterBar values={filters} onChange={showFilter}>
        <DepartmentSelect
          departments={departments}
          value={department}
          onChange={(chosen) => showFilter({ department: chosen })}
        />
        <ViewButton view={view} />
        <ExportButton lists={['board']} filter={filters} />
        {renderUpdated(updatedAt)}
      </FilterBar>
      {(counts || !list.error) && (
        <BoardCounters
          counts={counts}
          state={state}
          onState={(chosen) => showFilter({ state: chosen })}
        />
      )}
      <ListTable
        label={TEXTS.title}
        columns={view.columns}
        list={list}
        page={page}
        onPage={showPage}
        onSort={sort.onSort}
        texts={{
          loading: TEXTS.loading,
          empty: state && !isFiltered ? TEXTS.emptyStates[state] : empty,
        }}
      />
    </>
  );
}

function useBoardView(shown: Omit<Parameters<typeof boardColumns>[0], 'companyZone'>) {
  const companyZone = usePageContext((context) => context.companyZone);
  return useListView({
    list: 'board',
    columns: boardColumns({ ...shown, companyZone }),
    filters: ['search', 'department', 'state'],
    fixed: ['view', 'board'],
    added: ADDED_COLUMNS,
  });
}
