export { antdChunks, extractIsBrightPlugin } from './chunks.ts';
export { pluginFacadeNames } from './facade-imports.ts';
export { facadeAliases, writeFacades } from './facades.ts';
export { federationRuntimeAliases } from './federation-runtime.ts';
export { pluginPreloads } from './preloads.ts';
export { pluginReleaseRecord } from './release-record.ts';
export { ANTD_KEYS, consumedByModule, PLATFORM_VERSION, providedByShell } from './sharing.ts';
