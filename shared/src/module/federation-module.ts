import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { ExtensionPoint } from './descriptor-values.ts';

/** What a component at the point `employee.tab` is given. */
export interface EmployeeTabProps {
  readonly employeeId: number;
}

/** What a component at each point is given. */
interface ExtensionProps {
  readonly 'dashboard.card': object;
  readonly 'employee.tab': EmployeeTabProps;
  readonly 'settings.page': object;
}

/** The components of a module's extensions, by their point and their id in module.json. Load what is heavy on demand. */
type Extensions = {
  readonly [Point in ExtensionPoint]?: Readonly<
    Record<string, ComponentType<ExtensionProps[Point]>>
  >;
};

/** The only federated expose of a module, `./module`: route objects for the paths of its descriptor (design §4). */
export interface FederatedModule {
  readonly routes: readonly RouteObject[];
  /** The components of its extensions, by their id in module.json. */
  readonly extensions?: Readonly<Record<string, ComponentType<never>>>;
}

/**
 * Declares a module, so that its routes and extensions are type-checked: a component must fit the props of its point. `points` of the
 * result are those of the extensions, by id; a test of the module compares them with module.json.
 */
export function defineModule(module: {
  readonly routes: readonly RouteObject[];
  readonly extensions?: Extensions;
}): FederatedModule & { readonly points: Readonly<Record<string, ExtensionPoint>> } {
  const extensions: Record<string, ComponentType<never>> = {};
  const points: Record<string, ExtensionPoint> = {};
  for (const [point, components] of Object.entries(module.extensions ?? {})) {
    for (const [id, component] of Object.entries(components)) {
      extensions[id] = component;
      points[id] = point as ExtensionPoint;
    }
  }
  return { routes: module.routes, extensions, points };
}
