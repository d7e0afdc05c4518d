import { PageHeading } from '@rollcall/shared/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { ModuleList } from './module-list.tsx';
import { ModulePage } from './module-page.tsx';
import { MoveLog } from './move-log.tsx';
import { type ReleasesView, titleOfView, viewOf } from './releases-path.ts';
import { TEXTS } from './texts.ts';
import { TokenList } from './token-list.tsx';
import './releases-page.css';

interface Props {
  readonly pathname: string;
  /** What is drawn for a module that does not exist. */
  readonly notFound: ReactNode;
}

/** What the release commands do, for administrators: modules and their versions, deploy tokens, the log (decision 089). */
export function ReleasesPage({ pathname, notFound }: Props) {
  const view = viewOf(pathname);
  if (view.kind === 'module') {
    return <ModulePage key={view.name} name={view.name} notFound={notFound} />;
  }
  return (
    <>
      <PageHeading title={titleOfView(view)} />
      <nav aria-label={TEXTS.title} className="release-views">
        <NavLink to="/modules" end>
          {TEXTS.title}
        </NavLink>
        <NavLink to="/modules/tokens">{TEXTS.tokens}</NavLink>
        <NavLink to="/modules/log">{TEXTS.log}</NavLink>
      </nav>
      <View kind={view.kind} />
    </>
  );
}

function View({ kind }: { readonly kind: Exclude<ReleasesView['kind'], 'module'> }) {
  switch (kind) {
    case 'modules':
      return <ModuleList />;
    case 'tokens':
      return <TokenList />;
    case 'log':
      return <MoveLog />;
  }
}
