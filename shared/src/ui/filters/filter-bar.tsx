import { Button, Flex } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { SearchField } from './search-field.tsx';
import { TEXTS } from './texts.ts';

type Filters = Readonly<Record<string, string | undefined>>;

interface Props {
  /** All filters of the list, which Reset clears; the bar itself draws the field for `search`. */
  readonly values: Filters & { readonly search: string | undefined };
  readonly onChange: (changes: Filters, how?: { readonly replace: boolean }) => void;
  /** What the search says it searches; default: employees. */
  readonly searchLabel?: string;
  /** The other filters. */
  readonly children?: ReactNode;
}

/** The filters of a list: a search, the list's own filters, and a button to reset all of them. */
export function FilterBar({ values, onChange, searchLabel, children }: Props) {
  const onSearch = useCallback(
    (term: string | undefined) => onChange({ search: term }, { replace: true }),
    [onChange],
  );
  const hasFilter = Object.values(values).some((value) => value !== undefined);
  const reset = () =>
    onChange(Object.fromEntries(Object.keys(values).map((name) => [name, undefined])));
  return (
    <Flex
      component="section"
      aria-label={TEXTS.filters}
      wrap
      gap="small"
      align="center"
      style={{ marginBottom: 16 }}
    >
      <SearchField value={values.search} onSearch={onSearch} label={searchLabel} />
      {children}
      {hasFilter && <Button onClick={reset}>{TEXTS.reset}</Button>}
    </Flex>
  );
}
