import { Select, type SelectProps } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { joinNames, SEARCH_DEBOUNCE_MS, titleCase } from '../domain/index.ts';
import { PersonName } from './person-name.tsx';
import { useDebounced } from './use-debounced.ts';

const TEXTS = {
  find: 'Type a name, email or code',
  none: 'No employee found.',
  inactive: 'Inactive',
} as const;

interface Found {
  readonly id: number | null;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  /** The employee code, by which namesakes differ. */
  readonly employeeId?: string | null;
  readonly isActive?: boolean | null;
}

/** The state of a search, as from the query library. */
interface Search {
  readonly data?: { readonly rows: readonly Found[] } | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
}

interface Props extends Pick<SelectProps, 'id' | 'aria-describedby' | 'aria-label'> {
  readonly value?: number;
  /** Name of the chosen employee, shown even when the search no longer finds them. */
  readonly name?: string | undefined;
  readonly onChange?: (id: number | undefined, name: string) => void;
  /** The search for the last term. */
  readonly search: Search;
  /** Called with the term, trimmed, 500 ms after the last key. */
  readonly onSearch: (term: string) => void;
}

/** Chooses an employee by name, email or code; the server searches (spec §7). */
export function EmployeePicker({ value, name, onChange, search, onSearch, ...control }: Props) {
  const [typed, setTyped] = useState('');
  // An input method writes syllables first, which no one searches for.
  const [isComposing, setComposing] = useState(false);
  const [composed, setComposed] = useState('');
  if (!isComposing && composed !== typed) setComposed(typed);
  const term = useDebounced(composed.trim(), SEARCH_DEBOUNCE_MS);
  const report = useEffectEvent(onSearch);
  useEffect(() => report(term), [term]);
  const found = (term === '' ? [] : (search.data?.rows ?? [])).flatMap((row) =>
    row.id === null ? [] : [toOption(row, row.id)],
  );
  const isFound = value === undefined || found.some((option) => option.value === value);
  const chosen = name ?? String(value);
  const options = isFound ? found : [{ value, label: chosen, title: chosen }, ...found];
  const nameOfOption = (id: unknown) => options.find((option) => option.value === id)?.title ?? '';
  return (
    <div
      style={{ display: 'contents' }}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      <Select
        {...control}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        allowClear
        placeholder={TEXTS.find}
        value={value ?? null}
        loading={search.isFetching}
        options={options}
        optionRender={renderOption}
        labelRender={(option) => nameOfOption(option.value)}
        onChange={(id: number | undefined) => onChange?.(id, nameOfOption(id))}
        notFoundContent={term === '' ? TEXTS.find : (search.error?.message ?? TEXTS.none)}
        style={{ width: '100%' }}
      />
    </div>
  );
}

const renderOption = ({ data }: { readonly data: ReturnType<typeof toOption> }) => (
  <PersonName id={data.value} name={data.title}>
    {data.label}
  </PersonName>
);

/** `Jana Novak · EMP-12 · Inactive`; the title is the name. */
function toOption(row: Found, value: number) {
  const { employeeId, isActive } = row;
  const name = nameOf(row);
  const label = [name, employeeId, isActive === false && TEXTS.inactive].filter(Boolean);
  return { value, label: label.join(' · '), title: name };
}

const nameOf = ({ firstName, middleName, lastName }: Found) =>
  titleCase(joinNames(firstName, middleName, lastName));
