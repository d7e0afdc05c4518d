export { type AnyRelease, parseRelease } from './any-release.ts';
export type { Incompatibility } from './compare-release.ts';
export { findIncompatibilities } from './compatibility.ts';
export { findIncompatibilitiesInPage } from './compatibility-in-page.ts';
export { consentNeeded } from './consent-needed.ts';
export type { ModuleDescriptor, NavGroup, RouteEntry } from './descriptor.ts';
export {
  accessOf,
  type ExtensionPoint,
  iconOf,
  type NavIcon,
  type RouteAccess,
} from './descriptor-values.ts';
export { employeeHome } from './employee-home.ts';
export { type Extension, extensionKey, extensionsAt } from './extensions.ts';
export { FAILED_SHELL_COOKIE } from './failed-shell.ts';
export { defineModule, type EmployeeTabProps, type FederatedModule } from './federation-module.ts';
export { DESCRIPTOR_FORMAT, READS } from './formats.ts';
export { isInLayout } from './is-in-layout.ts';
export { consumesLateNames, LATE_NAMES } from './late-names.ts';
export { FIRST_CALL_URL, moduleJson } from './module-json.ts';
export { type ModulePaint, modulePaint } from './module-paint.ts';
export { namedRights } from './named-rights.ts';
export {
  BACKEND_NAME,
  isModuleName,
  isReleaseName,
  isVersion,
  kindOf,
  type ReleaseKind,
} from './names.ts';
export { navigationOf } from './navigation.ts';
export { type PageData } from './page-data.ts';
export { PAGE_DATA_ID } from './page-data-id.ts';
export {
  listOf,
  modulePointerOf,
  type Pointer,
  type Pointers,
  pointerOf,
  pointersOf,
  recordOf,
  withPointer,
  withRecords,
} from './pointers.ts';
export {
  isConsentNeeded,
  isModulePointer,
  isPageData,
  isRelease,
  isReleaseList,
  isShellRelease,
} from './readable.ts';
export {
  type DeployTokenInfo,
  type FailureKind,
  failureKind,
  type Outcome,
  outcome,
  outcomesReport,
  type PointerAction,
  type PointerMove,
  type PublishedVersion,
  pointerAction,
  pointerMove,
  type ReleaseHealth,
  type ReleaseMove,
  type ReleasesReport,
  releasesReport,
} from './release-control.ts';
export {
  type ModulePointer,
  type Release,
  type ReleaseList,
  releaseList,
  type ShellRelease,
  shellRelease,
} from './release-list.ts';
export {
  DEVELOPMENT_FOLDER,
  DEVELOPMENT_PAGE,
  LOG_PATH,
  MAX_MOVES,
  OUTCOMES_PATH,
  RECORD_FILE,
  RELEASES_PATH,
  TOKENS_PATH,
  type UploadFacts,
} from './release-paths.ts';
export {
  currentRelease,
  findModuleRoute,
  findRoute,
  isOffered,
  isPermitted,
  matchPath,
  shapeOf,
} from './routes.ts';
export { type SelfServiceLink, selfServiceLinks } from './self-service-links.ts';
export { platformMeets } from './semver-range.ts';
export { SESSION_HINT, type SessionHint } from './session-hint.ts';
export { type ShellLayouts, shellPage } from './shell-page.ts';
export { FIRST_PAINT_ID, type ShellPaint, shellPaint } from './shell-paint.ts';
export { type ShellPreloads, shellPreloads } from './shell-preloads.ts';
export { tolerantObject } from './tolerant-object.ts';
