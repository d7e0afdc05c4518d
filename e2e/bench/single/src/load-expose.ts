import type { Release } from '@rollcall/shared/module';

/** The modules as chunks of the single application, which replace federation. */
const MODULES: Readonly<Record<string, () => Promise<unknown>>> = {
  'mfe-auth': () => import(/* webpackChunkName: "mfe-auth" */ '../../../../mfe-auth/src/module.ts'),
  'mfe-employees': () =>
    import(/* webpackChunkName: "mfe-employees" */ '../../../../mfe-employees/src/module.ts'),
  'mfe-time': () => import(/* webpackChunkName: "mfe-time" */ '../../../../mfe-time/src/module.ts'),
  'mfe-leave': () =>
    import(/* webpackChunkName: "mfe-leave" */ '../../../../mfe-leave/src/module.ts'),
};

export async function loadExpose(release: Release): Promise<unknown> {
  const load = MODULES[release.name];
  if (!load) throw new Error(`${release.name} is not part of the single application.`);
  return load();
}
