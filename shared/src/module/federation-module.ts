import type { RouteObject } from 'react-router-dom';

/** The one federated expose of a module, `./module`: its route objects, for the paths of its descriptor (design §4). */
export interface FederatedModule {
  readonly routes: readonly RouteObject[];
}

/** Declares a module; gives the routes their type. */
export function defineModule(module: FederatedModule): FederatedModule {
  return module;
}
