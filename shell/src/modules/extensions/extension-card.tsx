import type { Extension } from '@rollcall/shared/module';
import { useId } from 'react';
import type { ModuleStore } from '../outlet/module-store.ts';
import { ExtensionContent } from './extension-content.tsx';

interface Props {
  readonly extension: Extension;
  readonly modules: ModuleStore;
  readonly className: string;
}

/** A part of a page that another module provides, under the title of its descriptor. */
export function ExtensionCard({ extension, modules, className }: Props) {
  const titleId = useId();
  return (
    <section className={className} aria-labelledby={titleId}>
      <h2 id={titleId}>{extension.entry.title}</h2>
      <ExtensionContent extension={extension} modules={modules} />
    </section>
  );
}
