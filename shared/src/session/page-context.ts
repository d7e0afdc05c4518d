import { create } from 'zustand';
import type { Capability } from '../contract/index.ts';

/** What the web host reported to this page about the backend; constant until the page is closed (design §8). */
export interface PageContext {
  /** Null on a base backend: one that answers exactly the calls of spec §7. */
  readonly capabilities: ReadonlySet<string> | null;
  /** The company zone of our own server: an IANA name or a fixed offset; null on a base backend. */
  readonly companyZone: string | null;
}

export const usePageContext = create<PageContext>()(() => ({
  capabilities: null,
  companyZone: null,
}));

/** Called once by the shell before anything is drawn. */
export function setPageContext(context: PageContext): void {
  usePageContext.setState(context);
}

/** The capability of a console on which the backend of a module is set up, by the backend's name (decision 075). */
type BackendCapability = `ext.${string}`;

/** Whether the backend announces a capability beyond the calls of the specification: the console's feature flags. */
export function useCapability(name: Capability | BackendCapability): boolean {
  return usePageContext(({ capabilities }) => capabilities?.has(name) ?? false);
}
