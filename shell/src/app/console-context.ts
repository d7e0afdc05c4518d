import type { PageData } from '@rollcall/shared/module';
import { createContext, useContext } from 'react';
import type { ModuleStore } from '../modules/outlet/module-store.ts';
import type { Preview } from '../modules/overrides/preview.ts';
import type { ReleaseWatch } from '../modules/upgrade/release-watch.ts';

/** The values that the page was started with; they never change (design §8). */
export interface ConsoleContextValue {
  readonly page: PageData;
  readonly capabilities: ReadonlySet<string> | null;
  readonly modules: ModuleStore;
  readonly watch: ReleaseWatch;
  readonly preview: Preview | undefined;
  /** Modules whose entry in the release list could not be read, so that their pages are unknown. */
  readonly unreadable: readonly string[];
  /** Whether the page has input that a reload would lose. */
  readonly hasUnsavedInput: () => boolean;
}

export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined);

export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole is used outside the console.');
  return value;
}
