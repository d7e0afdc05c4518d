import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH, SEARCH_DEBOUNCE_MS } from '../../domain/index.ts';
import { TEXTS } from './texts.ts';

interface Props {
  /** The current search term of the list. */
  readonly value: string | undefined;
  /** Called 500 ms after the last key, and at once when the field is cleared (spec §2, spec §9); undefined for no term. */
  readonly onSearch: (term: string | undefined) => void;
  /** What is searched; default: employees. */
  readonly label?: string | undefined;
}

/** Searches a list, such as people by name, email, phone or code. */
export function SearchField({ value = '', onSearch, label = TEXTS.search }: Props) {
  const input = useRef<InputRef>(null);
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(value);
  // An input method writes syllables first, which no one searches for.
  const [isComposing, setComposing] = useState(false);
  // The URL was changed elsewhere, for example by going back. Keeps the typed text if its trimmed form is the term.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    const term = typed.trim();
    if (term === value || isComposing) return;
    const timer = setTimeout(() => onSearch(term || undefined), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch, isComposing]);

  const clear = () => {
    setTyped('');
    if (value !== '') onSearch(undefined);
    input.current?.focus();
  };
  return (
    <Input
      ref={input}
      // No `type="search"`: the browser's own clear button is not accessible by keyboard.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input
      role="searchbox"
      enterKeyHint="search"
      aria-label={label}
      placeholder={label}
      maxLength={MAX_SEARCH_LENGTH}
      prefix={<SearchOutlined aria-hidden />}
      suffix={
        <Button
          type="text"
          size="small"
          aria-label={TEXTS.clear}
          icon={<CloseOutlined aria-hidden />}
          onClick={clear}
          style={{ marginBlock: -4, visibility: typed === '' ? 'hidden' : 'visible' }}
        />
      }
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      style={{ flex: '1 1 auto', width: 220, maxWidth: 360 }}
    />
  );
}
