import { Button, Flex } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { SearchField } from './search-field.tsx';
import { TEXTS } from './texts.ts';

type Filters = Readonly<Record<string, string | undefined>>;

interface Props {
  /** Every filter that the list has, which Reset takes away; `search` is the bar's own. */
  readonly values: Filters & { readonly search: string | undefined };
  readonly onChange: (changes: Filters, how?: { readonly replace: boolean }) => void;
  /** The filters beside the search. */
  readonly children: ReactNode;
}

/** Narrows a list: a search for people, filters of the list's own, and the way back to all of it. */
export function FilterBar({ values, onChange, children }: Props) {
  const onSearch = useCallback(
    (term: string | undefined) => onChange({ search: term }, { replace: true }),
    [onChange],
  );
  const isAny = Object.values(values).some((value) => value !== undefined);
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
      <SearchField value={values.search} onSearch={onSearch} />
      {children}
      {isAny && <Button onClick={reset}>{TEXTS.reset}</Button>}
    </Flex>
  );
}
