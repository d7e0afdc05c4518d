import { SearchOutlined } from '@ant-design/icons';
import { SEARCH_DEBOUNCE_MS } from '@rollcall/shared/domain';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  readonly value: string | undefined;
  /** Told half a second after the last key (spec §9); undefined for nothing. */
  readonly onSearch: (term: string | undefined) => void;
}

/** Searches for people by name, e-mail, phone or code. */
export function SearchField({ value = '', onSearch }: Props) {
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(value);
  // The address changed by other means, as by going back.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    const term = typed.trim();
    if (term === value) return;
    const timer = setTimeout(() => onSearch(term || undefined), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <Input
      type="search"
      aria-label={TEXTS.search}
      placeholder={TEXTS.search}
      prefix={<SearchOutlined aria-hidden />}
      allowClear
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      style={{ width: 240 }}
    />
  );
}
