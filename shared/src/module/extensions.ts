import type { ExtensionEntry } from './descriptor.ts';
import type { ExtensionPoint } from './descriptor-values.ts';
import { modulePointerOf } from './pointers.ts';
import type { ReleaseList } from './release-list.ts';
import { currentRelease, isOffered, isPermitted, type Rights } from './routes.ts';

/** An extension, and the module whose code it is. */
export interface Extension {
  readonly module: string;
  readonly entry: ExtensionEntry;
}

/** The key of an extension in the whole console, which may be in an address: `mfe-payroll.payslips`. */
export const extensionKey = ({ module, entry }: Extension): string => `${module}.${entry.id}`;

/**
 * The extensions of live modules at a point, sorted by their `order`; those without one are last, and equal ones in the order of the
 * modules' names. Those of disabled modules and those that the
 * backend lacks a capability for, or the person a right, are left out.
 */
export function extensionsAt(
  list: Pick<ReleaseList, 'modules'>,
  point: ExtensionPoint,
  capabilities: ReadonlySet<string> | null,
  rights: Rights,
): readonly Extension[] {
  return Object.keys(list.modules)
    .toSorted()
    .filter((module) => !modulePointerOf(list, module)?.disabled)
    .flatMap((module) =>
      (currentRelease(list, module)?.descriptor.extensions ?? [])
        .filter(
          (entry) =>
            entry.point === point && isOffered(entry, capabilities) && isPermitted(entry, rights),
        )
        .map((entry) => ({ module, entry })),
    )
    .toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** Finite, since the difference of two infinities is not a number. */
const positionOf = ({ entry }: Extension) => entry.order ?? Number.MAX_SAFE_INTEGER;
