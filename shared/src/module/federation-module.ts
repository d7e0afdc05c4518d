import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** What a component at the point `employee.tab` is given. */
export interface EmployeeTabProps {
  readonly employeeId: number;
}

/** The only federated expose of a module, `./module`: route objects for the paths of its descriptor (design §4). */
export interface FederatedModule {
  readonly routes: readonly RouteObject[];
  /** The components of its extensions, by their id in module.json. Load what is heavy on demand. */
  readonly extensions?: Readonly<Record<string, ComponentType | ComponentType<EmployeeTabProps>>>;
}

/** Declares a module, so that its routes are type-checked. */
export function defineModule(module: FederatedModule): FederatedModule {
  return module;
}
