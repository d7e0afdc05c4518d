import { create } from 'zustand';

/** Light, dark, or whatever the operating system says. */
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
    // Storage that cannot be written costs the memory of the choice, not the choice.
  }
}

/**
 * Whether the operating system asks for less motion (WCAG 2.2, 2.3.3). As the page found it: antd draws the whole
 * page again when this changes, and what was typed would go with the old one.
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

/** Follows the operating system from now on. Returns how to stop. */
export function followSystem(): () => void {
  const query = darkQuery();
  const onChange = () => useAppearance.setState({ isSystemDark: query.matches });
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The mode in force. */
export function useMode(): 'light' | 'dark' {
  return useAppearance(({ appearance, isSystemDark }) => {
    if (appearance !== 'system') return appearance;
    return isSystemDark ? 'dark' : 'light';
  });
}
