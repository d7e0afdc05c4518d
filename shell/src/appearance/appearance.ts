import { create } from 'zustand';

/** Light, dark, or the mode of the operating system. */
export type Appearance = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'rollcall.appearance';

function readStored(): Appearance {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function store(appearance: Appearance): void {
  try {
    if (appearance === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, appearance);
  } catch {
    // Without storage the choice takes effect, but is not remembered.
  }
}

/**
 * Whether the operating system asks for reduced motion (WCAG 2.2, 2.3.3). Read only once: antd remounts the whole page
 * when this changes, which would lose unsaved input.
 */
export const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface AppearanceState {
  readonly appearance: Appearance;
  readonly isSystemDark: boolean;
  choose(appearance: Appearance): void;
}

const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

export const useAppearance = create<AppearanceState>()((set) => ({
  appearance: readStored(),
  isSystemDark: darkQuery().matches,
  choose(appearance) {
    store(appearance);
    set({ appearance });
  },
}));

/** Follows the mode of the operating system. Returns a function that stops it. */
export function followSystem(): () => void {
  const query = darkQuery();
  const onChange = () => useAppearance.setState({ isSystemDark: query.matches });
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The active mode. */
export function useMode(): 'light' | 'dark' {
  return useAppearance(({ appearance, isSystemDark }) => {
    if (appearance !== 'system') return appearance;
    return isSystemDark ? 'dark' : 'light';
  });
}
