import type { FederatedModule, ModuleDescriptor } from '@rollcall/shared/module';

/**
 * Checks what a federated load returned against the descriptor: a load can succeed with `{}`
 * (federation E3). Returns the problem in words, or undefined when the module is whole.
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

/** The module out of a federated load's exports: the expose exports it as default. */
export function moduleOf(exports: unknown): unknown {
  return isRecord(exports) && 'default' in exports ? exports.default : exports;
}

/** Narrows after {@link findShapeProblem} found none. */
export function asModule(exported: unknown): FederatedModule {
  return exported as FederatedModule;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
