import {
  type Extension,
  type ExtensionPoint,
  extensionKey,
  extensionsAt,
  type ReleaseList,
} from '@rollcall/shared/module';
import type { PageContext, PageExtension } from '@rollcall/shared/session';
import { type FunctionComponent, lazy, Suspense } from 'react';
import type { ModuleStore } from '../outlet/module-store.ts';

const ExtensionContent = lazy(async () => ({
  default: (await import('./extension-content.tsx')).ExtensionContent,
}));

/** The extensions that pages of modules draw at their points, from the descriptors of other modules (decision 074). */
export function pageExtensions(
  list: ReleaseList,
  capabilities: ReadonlySet<string> | null,
  modules: ModuleStore,
): NonNullable<PageContext['findExtensions']> {
  // A component must be the same each time, or its page would lose its state.
  const contents = new Map<string, FunctionComponent<object>>();
  const contentOf = (key: string, extension: Extension) => {
    const Content = (given: object) => (
      <Suspense fallback={null}>
        <ExtensionContent {...{ extension, modules, given }} />
      </Suspense>
    );
    const known = contents.get(key) ?? Content;
    contents.set(key, known);
    return known;
  };
  return (point, rights) =>
    extensionsAt(list, point as ExtensionPoint, capabilities, rights).map(
      (extension): PageExtension<never> => {
        const key = extensionKey(extension);
        return { key, title: extension.entry.title, Content: contentOf(key, extension) };
      },
    );
}
