export {
  appendLine,
  readIfExists,
  remove,
  removeTemporary,
  syncFolder,
  writeAtomic,
} from './atomic-file.ts';
export { CHROMIUM_FLAGS, CHROMIUM_PATHS } from './chromium.ts';
export { closeServer } from './close-server.ts';
export { commonNotes, commonSettings } from './common-settings.ts';
export { escapeJson } from './escape-json.ts';
export { onOff, wholeNumber } from './field.ts';
export { tryLockFile } from './file-lock.ts';
export { isNavigation } from './is-navigation.ts';
export { checkPort, listenError } from './listen.ts';
export { isLoopback, listenHost } from './listen-host.ts';
export { networkOf } from './network.ts';
export { OperatorError } from './operator-error.ts';
export { printable, printableJson, printableValue } from './printable.ts';
export { isForwarded, proxyWarnings, UNTRUSTED_PROXY } from './proxy-warning.ts';
export { type Environment, readSettings, SettingError } from './read-settings.ts';
export { SERVER_TIMEOUTS } from './server-timeouts.ts';
export { SETTING_GROUPS, type SettingNote, type SettingNotes } from './setting-note.ts';
export { trustedProxies } from './trust-proxy.ts';
