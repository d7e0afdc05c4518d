import { extensionKey, extensionsAt, type ReleaseList } from '@rollcall/shared/module';
import { getRights, useSession } from '@rollcall/shared/session';
import { PageHeading } from '@rollcall/shared/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, NavLink, useLocation } from 'react-router-dom';
import { ExtensionCard } from '../modules/extensions/extension-card.tsx';
import type { ModuleStore } from '../modules/outlet/module-store.ts';
import { GETTING_STARTED_PATH, settingsKey, settingsPath } from './settings-path.ts';
import './settings-page.css';

const TEXTS = { settings: 'Settings', gettingStarted: 'Getting started' } as const;

// Loaded on demand, as the pages of modules.
const GettingStarted = lazy(async () => ({
  default: (await import('../getting-started/getting-started.tsx')).GettingStarted,
}));

interface Props {
  readonly releases: ReleaseList;
  readonly capabilities: ReadonlySet<string> | null;
  readonly modules: ModuleStore;
  /** What is drawn for a page that does not exist, or that the person may not open. */
  readonly notFound: ReactNode;
}

/**
 * Settings: a page for each module that has some (decision 074), and last the shell's own, where the backend knows how to get
 * started. Without a page in the address the first one opens.
 */
export function SettingsPage({ releases, capabilities, modules, notFound }: Props) {
  const rights = useSession(getRights);
  const extensions = extensionsAt(releases, 'settings.page', capabilities, rights);
  const { pathname } = useLocation();
  const key = settingsKey(pathname);
  const [first] = extensions;
  if (key === undefined && first) return <Navigate to={settingsPath(first)} replace />;
  const open = extensions.find((extension) => extensionKey(extension) === key);
  const isStart = pathname === GETTING_STARTED_PATH && capabilities?.has('getting-started');
  if (!open && !isStart) return notFound;
  return (
    <>
      <PageHeading title={TEXTS.settings} />
      <div className="settings-page">
        <nav aria-label={TEXTS.settings}>
          <ul>
            {extensions.map((extension) => (
              <li key={extensionKey(extension)}>
                <NavLink to={settingsPath(extension)}>{extension.entry.title}</NavLink>
              </li>
            ))}
            {capabilities?.has('getting-started') && (
              <li>
                <NavLink to={GETTING_STARTED_PATH}>{TEXTS.gettingStarted}</NavLink>
              </li>
            )}
          </ul>
        </nav>
        {open ? (
          <ExtensionCard
            key={key}
            className="settings-content"
            extension={open}
            modules={modules}
          />
        ) : (
          <Suspense fallback={null}>
            <GettingStarted className="settings-content" place="settings" />
          </Suspense>
        )}
      </div>
    </>
  );
}
