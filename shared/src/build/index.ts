export { pluginReleaseRecord } from './release-record.ts';
export { consumedByModule, PLATFORM_VERSION, providedByShell } from './sharing.ts';
