import type { ShellLayouts } from '@rollcall/shared/module';

const SETTINGS = {
  access: 'admin',
  title: 'Settings',
  parts: ['settings/settings-page'],
} as const;

const releases = (title: string) =>
  ({ access: 'admin', title, parts: ['releases/releases-page'] }) as const;

/**
 * The lazy parts that render the layout of pages by access, and the shell's own pages (console.tsx). The build writes
 * them into `preloads.json`, so that the web host can preload them without knowing files of the shell; the build fails
 * for an unknown part. Every lazy import of console.tsx must be listed here.
 */
export const LAYOUT_PRELOADS: ShellLayouts = {
  byAccess: {
    public: ['antd-theme'],
    session: ['antd-theme', 'layout/self-service-layout'],
    admin: ['antd-theme', 'layout/admin-layout'],
  },
  pages: {
    '/': { access: 'admin', title: 'Dashboard', parts: ['dashboard/dashboard-with-cards'] },
    '/settings': SETTINGS,
    '/settings/:module/:id': SETTINGS,
    '/modules': releases('Modules'),
    '/modules/tokens': releases('Deploy tokens'),
    '/modules/log': releases('Release log'),
    '/modules/:name': releases('Modules'),
  },
};
