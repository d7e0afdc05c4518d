import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { SEARCH_DEBOUNCE_MS } from '@rollcall/shared/domain';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { MAX_TERM_LENGTH } from './limits.ts';
import { TEXTS } from './texts.ts';
import './search-box.css';

interface Props {
  /** The term that the list is searched for; empty without one. */
  readonly term: string;
  /** Told half a second after the last key, and at once when the box is cleared (spec §2, §9). */
  readonly onSearch: (term: string) => void;
}

/** Searches by name, e-mail, phone or code. */
export function SearchBox({ term, onSearch }: Props) {
  const input = useRef<InputRef>(null);
  const [known, setKnown] = useState(term);
  const [typed, setTyped] = useState(term);
  // The address changed by other means, as by going back; a term of one's own is left as it stands in the box.
  if (term !== known) {
    setKnown(term);
    if (term !== typed.trim()) setTyped(term);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === term) return;
    const timer = setTimeout(() => onSearch(wanted), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, term, onSearch]);

  const clear = () => {
    setTyped('');
    if (term !== '') onSearch('');
    input.current?.focus();
  };
  return (
    <Input
      ref={input}
      type="search"
      className="search-box"
      aria-label={TEXTS.search}
      placeholder={TEXTS.search}
      maxLength={MAX_TERM_LENGTH}
      prefix={<SearchOutlined aria-hidden />}
      suffix={
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={TEXTS.clearSearch}
          onClick={clear}
          style={{ marginBlock: -4, visibility: typed === '' ? 'hidden' : 'visible' }}
        />
      }
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      style={{ width: 260 }}
    />
  );
}
