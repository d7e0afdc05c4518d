import {
  type ComponentProps,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FetchersContext as FetchersContext,
} from 'react-router';
import { Router, useRoutes } from 'react-router-dom';
import type { ConsoleRouter } from './console-router.ts';

interface Props {
  readonly router: ConsoleRouter;
  readonly children: ReactNode;
}

/** The state that hooks see before there is a data router: nothing is loading. */
const IDLE = { navigation: { state: 'idle' } } as StateValue;

/**
 * Gives the console its router. The contexts of a data router are there from the start: hooks and links of the library
 * must not change what they read when a data router replaces the history, or React would refuse to go on with the page.
 */
export function ConsoleRouterProvider({ router, children }: Props) {
  const [{ place, data, state }, setShown] = useState(() => stateOf(router));
  const [fetched] = useState<FetcherData>(() => new Map());
  useLayoutEffect(() => {
    let isData = router.dataRouter() !== undefined;
    return router.subscribe(() => {
      const next = stateOf(router);
      keepFetched(fetched, next.data?.state);
      const isNew = !isData && next.data !== undefined;
      isData ||= isNew;
      // The module that needed the data router may be rendered before a transition ends.
      if (isNew) flushSync(() => setShown(next));
      else startTransition(() => setShown(next));
    });
  }, [router, fetched]);
  const { navigator } = router;
  const context = useMemo(
    () => ({ router: data, navigator, static: false, basename: '/' }) as ContextValue,
    [data, navigator],
  );
  return (
    <DataRouterContext value={context}>
      <DataRouterStateContext value={state ?? IDLE}>
        <FetchersContext value={fetched}>
          <Router location={place.location} navigationType={place.action} navigator={navigator}>
            <EveryPath>{children}</EveryPath>
          </Router>
        </FetchersContext>
      </DataRouterStateContext>
    </DataRouterContext>
  );
}

/** The route around all pages; its id is that in the data router. */
function EveryPath({ children }: { readonly children: ReactNode }) {
  return useRoutes([{ id: '0', path: '*', element: children }]);
}

function stateOf(router: ConsoleRouter) {
  const data = router.dataRouter();
  return { place: router.place(), data, state: data?.state };
}

/** The library keeps the data of fetchers outside of its router. */
function keepFetched(kept: FetcherData, state: StateValue | undefined): void {
  for (const [key, { data }] of state?.fetchers ?? []) if (data !== undefined) kept.set(key, data);
}

type ContextValue = ComponentProps<typeof DataRouterContext>['value'];
type StateValue = NonNullable<ComponentProps<typeof DataRouterStateContext>['value']>;
type FetcherData = ComponentProps<typeof FetchersContext>['value'];
