export { antdChunks, extractIsBrightPlugin, ownChunks } from './chunks.ts';
export { commonBuild, FEDERATION, releaseOf, strictChunks, WEB_ONLY } from './common-build.ts';
export { deprecatedNames } from './deprecated-names.ts';
export { facadeAliases, lateNamesFile, writeFacades } from './facades.ts';
export { federationRuntimeAliases } from './federation-runtime.ts';
export { providedNames } from './imported-names.ts';
export { pluginInlineScript } from './inline-script.ts';
export { libraryVersions } from './libraries.ts';
export { remote } from './module-build.ts';
export { namesImportedFrom } from './names-imported-from.ts';
export { pluginPreloads } from './preloads.ts';
export { pluginReleaseRecord } from './release-record.ts';
export {
  ANTD_KEYS,
  PLATFORM_VERSION,
  providedByShell,
  providedKeys,
} from './sharing.ts';
export { pluginShellPaint } from './shell-paint.ts';
export { stableIds } from './stable-ids.ts';
