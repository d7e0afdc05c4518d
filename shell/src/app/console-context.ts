import type { PageData } from '@rollcall/shared/module';
import { createContext, useContext } from 'react';
import type { ModuleStore } from '../modules/outlet/module-store.ts';

/** What the whole page was started with; fixed for its life (design §8). */
export interface ConsoleContextValue {
  readonly page: PageData;
  readonly capabilities: ReadonlySet<string> | null;
  readonly modules: ModuleStore;
}

export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined);

export function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('useConsole is used outside the console.');
  return value;
}
