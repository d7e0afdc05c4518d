import type { ShellFrames } from '@rollcall/shared/module';

/**
 * Which lazy parts draw the frame of the pages of each access, and the shell's own pages (console.tsx). The build writes
 * it into `preloads.json`, so that the web host preloads them and knows no file of the shell; a part that the build
 * does not have fails it. A lazy import of console.tsx belongs here, too.
 */
export const FRAMES: ShellFrames = {
  byAccess: {
    public: [],
    session: ['layout/plain-layout'],
    admin: ['layout/admin-layout'],
  },
  pages: {
    '/': { access: 'admin', parts: ['dashboard/dashboard-page'] },
  },
};
