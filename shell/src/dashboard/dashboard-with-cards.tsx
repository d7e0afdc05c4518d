import { extensionKey, extensionsAt, type ReleaseList } from '@rollcall/shared/module';
import { getRights, useSession } from '@rollcall/shared/session';
import { ExtensionCard } from '../modules/extensions/extension-card.tsx';
import type { ModuleStore } from '../modules/outlet/module-store.ts';
import { DashboardPage } from './dashboard-page.tsx';

interface Props {
  readonly releases: ReleaseList;
  readonly capabilities: ReadonlySet<string> | null;
  readonly modules: ModuleStore;
}

/** The dashboard and the cards of modules (decision 074), which do not wait for the dashboard's own data. */
export default function DashboardWithCards({ releases, capabilities, modules }: Props) {
  const rights = useSession(getRights);
  const extensions = extensionsAt(releases, 'dashboard.card', capabilities, rights);
  return (
    <>
      <DashboardPage />
      {extensions.length > 0 && (
        <div className="dashboard-grid dashboard-more">
          {extensions.map((extension) => (
            <ExtensionCard
              key={extensionKey(extension)}
              className="dashboard-card"
              extension={extension}
              modules={modules}
            />
          ))}
        </div>
      )}
    </>
  );
}
