import { useSession } from '@rollcall/shared/session';
import { useState } from 'react';

/**
 * Which of some known options the signed-in user chose in this browser, and a function that changes the choice. Stores
 * nothing else, so no input gets into the browser's storage (decision 048). `name` identifies the choice.
 */
export function useStoredChoice<const T extends string>(name: string, options: readonly T[]) {
  const key = useSession(({ user }) => `rollcall.${name}.${user?.id ?? ''}`);
  const [chosen, setChosen] = useState(() => read(key, options));
  const choose = (changed: readonly T[]) => {
    const known = options.filter((option) => changed.includes(option));
    setChosen(known);
    try {
      if (known.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, known.join(' '));
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  };
  return [chosen, choose] as const;
}

function read<T extends string>(key: string, options: readonly T[]): readonly T[] {
  try {
    const stored = localStorage.getItem(key)?.split(' ') ?? [];
    return options.filter((option) => stored.includes(option));
  } catch {
    return [];
  }
}
