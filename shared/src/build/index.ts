export { antdChunks, extractIsBrightPlugin } from './chunks.ts';
export { facadeAliases, writeFacades } from './facades.ts';
export { federationRuntimeAliases } from './federation-runtime.ts';
export { importsOf, pluginImportedNames, providedNames } from './imported-names.ts';
export { pluginInlineScript } from './inline-script.ts';
export { libraryVersions } from './libraries.ts';
export { pluginPreloads } from './preloads.ts';
export { pluginReleaseRecord } from './release-record.ts';
export {
  ANTD_KEYS,
  consumedByModule,
  PLATFORM_VERSION,
  providedByShell,
  providedKeys,
} from './sharing.ts';
