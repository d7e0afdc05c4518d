import { employeeHome, isInLayout, navigationOf } from '@rollcall/shared/module';
import { getRights, getRole, sessionStore, useSession } from '@rollcall/shared/session';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Themed } from '../appearance/themed.tsx';
import { markStarted } from '../boot/boot.ts';
import { ShellFallbackNotice } from '../boot/shell-fallback-notice.tsx';
import { OfflineNotice } from '../connection/offline-notice.tsx';
import { LeftModuleBoundary } from '../modules/fallback/left-module-boundary.tsx';
import { ModuleError } from '../modules/load-module/module-error.ts';
import { ModuleOutlet } from '../modules/outlet/module-outlet.tsx';
import { PageSkeleton } from '../modules/outlet/page-skeleton.tsx';
import { PreviewBanner } from '../modules/overrides/preview-banner.tsx';
import { UpgradeOffer } from '../modules/upgrade/upgrade-offer.tsx';
import { SessionEnd } from '../session/session-end.tsx';
import { AccessDeniedPage } from './access-denied-page.tsx';
import { useConsole } from './console-context.ts';
import { findPage, type Page, withoutRight } from './find-page.ts';
import { checkAccess, type Verdict } from './guard.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { RightMissingPage } from './right-missing-page.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

// Public pages stay small: layouts and dashboard load when a route needs them.
const importAdminLayout = () => import('../layout/admin-layout.tsx');
const importSelfServiceLayout = () => import('../layout/self-service-layout.tsx');
const AdminLayout = lazy(importAdminLayout);
const SelfServiceLayout = lazy(importSelfServiceLayout);
const Dashboard = lazy(() => import('../dashboard/dashboard-with-cards.tsx'));
const Settings = lazy(async () => ({
  default: (await import('../settings/settings-page.tsx')).SettingsPage,
}));

const Releases = lazy(async () => ({
  default: (await import('../releases/releases-page.tsx')).ReleasesPage,
}));

/** The user's own profile, on our own server (capability `profile`). */
const PROFILE_PATH = '/my/profile';

/** Renders every path: finds its page, checks access, renders layout and page (spec §2, design §4). */
export function Console() {
  const { page, capabilities } = useConsole();
  const { pathname } = useLocation();
  const found = findPage(page.releases, pathname, capabilities);
  // Expired tokens are dropped before a navigation is rendered (start.tsx), so a stored token is valid.
  const isLive = useSession((session) => session.token !== null);
  const role = useSession(getRole);
  const rights = useSession(getRights);
  const access = checkAccess(found, { isLive, role, rights });
  const shown = access === 'enter' && found.kind === 'module' ? found.module : undefined;
  return (
    <LeftModuleBoundary module={shown} onError={useReportLeft()}>
      {access === 'right-missing' ? (
        <PageOrRedirect found={withoutRight(found)} verdict="enter" isLive={isLive} />
      ) : (
        <PageOrRedirect found={found} verdict={access} isLive={isLive} />
      )}
    </LeftModuleBoundary>
  );
}

/** Reports a module that failed when its page was left. */
function useReportLeft() {
  const { modules } = useConsole();
  return (name: string, error: unknown) => {
    const { states, supportIdOf, reportFailure } = modules.getState();
    const state = states[name];
    const version = state?.status === 'ready' ? state.release.version : undefined;
    console.error(`[${supportIdOf(name)}] ${name} failed when its page was left`, error);
    reportFailure(new ModuleError(name, version, { kind: 'render' }, error));
  };
}

interface PageOrRedirectProps {
  readonly found: Page;
  readonly verdict: Exclude<Verdict, 'right-missing'>;
  readonly isLive: boolean;
}

function PageOrRedirect({ found, verdict, isLive }: PageOrRedirectProps) {
  const { page, capabilities, preview, watch, hasUnsavedInput } = useConsole();
  const { pathname, search } = useLocation();
  const lastUser = useLastUser();
  const isFramed =
    found.access !== 'public' ||
    (isLive && (found.kind === 'not-found' || isInLayout(pathname, page.releases, capabilities)));
  useEffect(() => {
    document.title = `${found.title} · Rollcall`;
  }, [found.title]);
  useFocusOnNavigation(verdict === 'enter');
  // After every render: the first one may only redirect.
  useEffect(markStarted);

  if (verdict === 'login') {
    const state = { from: pathname + search, access: found.access, userId: lastUser.id };
    return <Navigate to="/login" replace state={lastUser.hasSignedOut ? null : state} />;
  }
  if (verdict === 'unauthorized') {
    // `/` leads by role where employees have a home (decision 057); a page of administrators never does (spec §2).
    const home = found.kind === 'dashboard' ? employeeHome(page.releases, capabilities) : undefined;
    return <Navigate to={home ?? '/unauthorized'} replace />;
  }
  return (
    <>
      {page.failedShell !== undefined && <ShellFallbackNotice />}
      {preview && <PreviewBanner preview={preview} />}
      {isFramed ? (
        <Layout page={found}>
          <PageContent page={found} isFramed />
        </Layout>
      ) : (
        <PageWithoutLayout page={found} />
      )}
      <OfflineNotice />
      <SessionEnd />
      <UpgradeOffer watch={watch} hasUnsavedInput={hasUnsavedInput} reload={reloadPage} />
    </>
  );
}

/**
 * Sign-in returns to the page that was opened without a session, or whose session expired; after a sign-out to `/`
 * (design §7).
 */
function useLastUser() {
  const isLive = useSession(({ token }) => token !== null);
  const id = useSession(({ user }) => user?.id);
  const [last, setLast] = useState({ isKnown: isLive, id });
  if (isLive && (!last.isKnown || last.id !== id)) setLast({ isKnown: true, id });
  // Changes only together with the token.
  const { hasExpired } = sessionStore.getState();
  return { id: last.id, hasSignedOut: !isLive && last.isKnown && !hasExpired };
}

const reloadPage = () => location.reload();

/** A public page: with antd's theme, unless it is one that only needs the shell's first script. */
function PageWithoutLayout({ page }: { readonly page: Page }) {
  const content = <PageContent page={page} isFramed={false} />;
  if (page.kind !== 'module' || page.isPlain) return content;
  const waiting = (
    <main>
      <PageSkeleton title={page.title} />
    </main>
  );
  return (
    <Suspense fallback={waiting}>
      <Themed>{content}</Themed>
    </Suspense>
  );
}

interface LayoutProps {
  readonly page: Page;
  readonly children: ReactNode;
}

/**
 * The admin layout for administrators, also on pages for every session; self-service for everyone else. Public pages
 * have none and their own `main`, except those of `isInLayout`; so does an unknown URL without a session.
 */
function Layout({ page, children }: LayoutProps) {
  const { page: data, capabilities } = useConsole();
  const isAdministrator = useSession((session) => getRole(session) === 'ADMIN');
  const rights = useSession(getRights);
  const groups = useMemo(
    () => navigationOf(data.releases, capabilities, rights),
    [data.releases, capabilities, rights],
  );
  const waiting = <PageSkeleton title={page.title} />;
  const hasOwnMain = page.kind === 'module' && page.access === 'public';
  const hasProfile = findPage(data.releases, PROFILE_PATH, capabilities).kind === 'module';
  const profilePath = hasProfile ? PROFILE_PATH : undefined;
  const hasOwnSettings =
    isAdministrator && findPage(data.releases, '/settings', capabilities).kind === 'settings';
  const settingsPath = hasOwnSettings ? '/settings' : profilePath;
  const content = <Suspense fallback={waiting}>{children}</Suspense>;
  // The layout loads together with the theme, although it is only drawn inside of it.
  const loadLayout = isAdministrator ? importAdminLayout : importSelfServiceLayout;
  useEffect(() => void loadLayout().catch(() => undefined), [loadLayout]);
  return (
    <Suspense fallback={<main>{waiting}</main>}>
      <Themed>
        {isAdministrator ? (
          <AdminLayout {...{ groups, profilePath, settingsPath, hasOwnMain }}>
            {content}
          </AdminLayout>
        ) : (
          <SelfServiceLayout
            releases={data.releases}
            capabilities={capabilities}
            profilePath={profilePath}
            hasOwnMain={hasOwnMain}
          >
            {content}
          </SelfServiceLayout>
        )}
      </Themed>
    </Suspense>
  );
}

interface ContentProps {
  readonly page: Page;
  readonly isFramed: boolean;
}

function PageContent({ page, isFramed }: ContentProps) {
  const { page: data, capabilities, modules } = useConsole();
  const { pathname } = useLocation();
  switch (page.kind) {
    case 'dashboard':
      return <Dashboard releases={data.releases} {...{ capabilities, modules }} />;
    case 'settings':
      return (
        <Settings
          releases={data.releases}
          notFound={<NotFoundPage isFramed />}
          {...{ capabilities, modules }}
        />
      );
    case 'releases':
      return <Releases pathname={pathname} notFound={<NotFoundPage isFramed />} />;
    case 'access-denied':
      return <AccessDeniedPage />;
    case 'right-missing':
      return <RightMissingPage right={page.right} />;
    case 'not-found':
      return <NotFoundPage isFramed={isFramed} />;
    case 'module':
      return (
        <ModuleOutlet
          // One outlet per module, so that boundary and focus state never leak into the next module.
          key={page.module}
          name={page.module}
          title={page.title}
          releases={data.releases}
          modules={modules}
          isStandalone={page.access === 'public'}
        />
      );
  }
}
