import { type ExportColumn, exportColumnsQuery } from '@rollcall/shared/calls';
import { ErrorNotice } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Skeleton } from 'antd';
import { useId, useState } from 'react';
import type { ExportedListName } from '../contract/index.ts';
import { TEXTS } from './texts.ts';

interface Columns {
  readonly columns: readonly ExportColumn[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Keys. */
  readonly chosen: readonly string[];
  readonly choose: (keys: readonly string[]) => void;
}

/** The columns of a list, and which are chosen: the default ones at first. */
export function useColumns(list: ExportedListName): Columns {
  const { data, error, refetch } = useQuery(exportColumnsQuery(list));
  const [choices, setChoices] = useState<Partial<Record<ExportedListName, readonly string[]>>>({});
  const usual = data?.filter(({ isDefault }) => isDefault).map(({ key }) => key) ?? [];
  return {
    columns: data,
    error,
    retry: () => void refetch(),
    chosen: choices[list] ?? usual,
    choose: (keys) => setChoices((before) => ({ ...before, [list]: keys })),
  };
}

/** About as high as the columns of most lists. */
const LOADING_ROWS = 5;

/** A checkbox for each column, and one for all. */
export function ColumnChoice({ columns, error, retry, chosen, choose }: Columns) {
  const id = useId();
  if (!columns) {
    return error ? (
      <ErrorNotice message={error.message} onRetry={retry} />
    ) : (
      <Skeleton active title={false} paragraph={{ rows: LOADING_ROWS, width: '100%' }} />
    );
  }
  const isAll = chosen.length === columns.length;
  return (
    <fieldset className="export-columns" aria-describedby={id}>
      <legend className="export-label">{TEXTS.columns}</legend>
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => choose(isAll ? [] : columns.map(({ key }) => key))}
      >
        {TEXTS.all}
      </Checkbox>
      <Checkbox.Group
        className="export-column-list"
        options={columns.map(({ key, title }) => ({ value: key, label: title }))}
        value={[...chosen]}
        onChange={choose}
      />
      <p id={id} role="alert" className="export-columns-missing">
        {chosen.length === 0 ? TEXTS.oneColumn : null}
      </p>
    </fieldset>
  );
}
