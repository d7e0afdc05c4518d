import type { FederatedModule, ModuleDescriptor } from '@rollcall/shared/module';

/**
 * Compares the result of a federated load with the descriptor, since a load can succeed with `{}` (federation E3).
 * Returns the problem as text, or undefined when the module is complete.
 */
export function findShapeProblem(
  exported: unknown,
  descriptor: Pick<ModuleDescriptor, 'routes'>,
): string | undefined {
  const routes = isRecord(exported) ? exported.routes : undefined;
  if (!Array.isArray(routes)) return 'it exports no routes';
  const paths = new Set(routes.map((route) => (isRecord(route) ? route.path : undefined)));
  const missing = descriptor.routes.filter((route) => !paths.has(route.path));
  if (missing.length === 0) return undefined;
  return `it has no page for ${missing.map((route) => route.path).join(', ')}`;
}

/** The module from the exports of a federated load: the default export of the expose. */
export function moduleOf(exports: unknown): unknown {
  return isRecord(exports) && 'default' in exports ? exports.default : exports;
}

/** Narrows the type after {@link findShapeProblem} found no problem. */
export function asModule(exported: unknown): FederatedModule {
  return exported as FederatedModule;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
