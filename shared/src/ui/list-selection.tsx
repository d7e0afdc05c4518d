import { Checkbox, type TableColumnType } from 'antd';
import { useState } from 'react';
import { useRowDescription } from './row-description.tsx';

/** Which rows of a list are selected, on all of its pages. */
export interface ListSelection {
  isSelected(id: number): boolean;
  set(ids: readonly number[], isSelected: boolean): void;
  /** Rows that cannot be selected have no checkbox; all can unless given. */
  isSelectable?(id: number): boolean;
}

/** The selection of a list whose rows a server pages. */
export interface PagedSelection extends ListSelection {
  /** Whether all rows that match are selected, also those of pages that were not loaded, except `ids`. */
  readonly isAll: boolean;
  /** The selected rows, or with `isAll` those that are not. */
  readonly ids: ReadonlySet<number>;
  /** @param total how many rows match */
  count(total: number): number;
  selectAll(): void;
  clear(): void;
}

const NONE = { isAll: false, ids: new Set<number>() } as const;

/**
 * The selection of a list; it stays from page to page.
 * @param scope what the list shows, as text: another filter begins without a selection
 */
export function usePagedSelection(scope: string): PagedSelection {
  const [kept, keep] = useState<{
    readonly scope: string;
    readonly isAll: boolean;
    readonly ids: ReadonlySet<number>;
  }>({ scope, ...NONE });
  if (kept.scope !== scope) keep({ scope, ...NONE });
  const { isAll, ids } = kept.scope === scope ? kept : NONE;
  return {
    isAll,
    ids,
    isSelected: (id) => isAll !== ids.has(id),
    count: (total) => (isAll ? Math.max(0, total - ids.size) : ids.size),
    set(changed, isSelected) {
      const next = new Set(ids);
      for (const id of changed) {
        if (isSelected === isAll) next.delete(id);
        else next.add(id);
      }
      keep({ scope, isAll, ids: next });
    },
    selectAll: () => keep({ scope, isAll: true, ids: new Set() }),
    clear: () => keep({ scope, ...NONE }),
  };
}

const TEXTS = { row: 'Select', page: 'Select all on this page' } as const;

type Row = { readonly id: number | null };

/** A list may have rows without an id. */
function selectableOf(rows: readonly Row[], { isSelectable = () => true }: ListSelection) {
  return rows.flatMap(({ id }) => (id !== null && isSelectable(id) ? [id] : []));
}

/**
 * The first column of a list whose rows can be selected. A click with Shift selects all rows from the last one that was clicked.
 */
export function selectionColumn<R extends Row>(
  rows: readonly R[],
  selection: ListSelection,
  last: { readonly id: number | undefined; set(id: number): void },
): TableColumnType<R> {
  const ids = selectableOf(rows, selection);
  const change = (id: number, isSelected: boolean, isRange: boolean) => {
    const [from, to] = [ids.indexOf(last.id ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
    const isKnown = isRange && from !== undefined && from >= 0 && to !== undefined;
    selection.set(isKnown ? ids.slice(from, to + 1) : [id], isSelected);
    last.set(id);
  };
  return {
    key: 'select',
    width: 16,
    className: 'list-select',
    title: <PageCheckbox ids={ids} selection={selection} />,
    render: (_, { id }) =>
      id !== null && ids.includes(id) ? (
        <RowCheckbox
          isSelected={selection.isSelected(id)}
          onChange={(isSelected, isRange) => change(id, isSelected, isRange)}
        />
      ) : null,
  };
}

function PageCheckbox({
  ids,
  selection: { isSelected, set },
}: {
  readonly ids: readonly number[];
  readonly selection: ListSelection;
}) {
  const selected = ids.filter(isSelected).length;
  const isAll = selected > 0 && selected === ids.length;
  return (
    <Checkbox
      aria-label={TEXTS.page}
      checked={isAll}
      indeterminate={selected > 0 && !isAll}
      disabled={ids.length === 0}
      onChange={() => set(ids, !isAll)}
    >
      <span aria-hidden>{TEXTS.page}</span>
    </Checkbox>
  );
}

interface RowCheckboxProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean, isRange: boolean) => void;
}

function RowCheckbox({ isSelected, onChange }: RowCheckboxProps) {
  const description = useRowDescription();
  return (
    <Checkbox
      aria-label={TEXTS.row}
      {...description}
      checked={isSelected}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent.shiftKey === true)
      }
    />
  );
}
