import { type FunctionComponent, useMemo } from 'react';
import { create } from 'zustand';
import type { Capability } from '../contract/index.ts';
import { getRights, useSession } from './session.ts';

/** What a module adds to a page that is not its own (decision 074). */
export interface PageExtension<Props extends object = object> {
  /** Unique in the console; it may be in the address. */
  readonly key: string;
  readonly title: string;
  /** Loads its module when it is drawn, and contains whatever happens to it. */
  readonly Content: FunctionComponent<Props>;
}

/** What a component at each point is given. */
interface ExtensionProps {
  readonly 'employee.tab': { readonly employeeId: number };
}

/** A right that live modules ask for, and the titles of these modules (decision 076). */
interface NamedRight {
  readonly right: string;
  readonly modules: readonly string[];
}

/** What the web host reported to this page about the backend; constant until the page is closed (design §8). */
export interface PageContext {
  /** Null on a base backend: one that answers exactly the calls of spec §7. */
  readonly capabilities: ReadonlySet<string> | null;
  /** The company zone of our own server: an IANA name or a fixed offset; null on a base backend. */
  readonly companyZone: string | null;
  /** Undefined on a base backend, and while the company has no name. */
  readonly companyName?: string | undefined;
  /** The extensions at a point for someone with these rights. */
  readonly findExtensions?: (
    point: string,
    rights: readonly string[],
  ) => readonly PageExtension<never>[];
  /** The rights that live modules ask for, in the order of the alphabet (decision 076). */
  readonly findRights?: () => readonly NamedRight[];
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

const NO_EXTENSIONS: readonly PageExtension<never>[] = [];

/** What other modules add to a page at one of its points (decision 074). */
export function useExtensions<Point extends keyof ExtensionProps>(
  point: Point,
): readonly PageExtension<ExtensionProps[Point]>[] {
  const find = usePageContext(({ findExtensions }) => findExtensions);
  const rights = useSession(getRights);
  return useMemo(
    () => find?.(point, rights) ?? NO_EXTENSIONS,
    [find, point, rights],
  ) as readonly PageExtension<ExtensionProps[Point]>[];
}
