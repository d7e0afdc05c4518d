import type { RouteObject } from 'react-router-dom';

/** The only federated expose of a module, `./module`: route objects for the paths of its descriptor (design §4). */
export interface FederatedModule {
  readonly routes: readonly RouteObject[];
}

/** Declares a module, so that its routes are type-checked. */
export function defineModule(module: FederatedModule): FederatedModule {
  return module;
}
