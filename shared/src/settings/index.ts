export { closeServer } from './close-server.ts';
export { commonSettings } from './common-settings.ts';
export { httpUrl, isOrigin, listOf, oneOf, onOff, wholeNumber } from './field.ts';
export { tryLockFile } from './file-lock.ts';
export { isLoopback, listenHost } from './listen-host.ts';
export { type Environment, readSettings, SettingError } from './read-settings.ts';
export { SERVER_TIMEOUTS } from './server-timeouts.ts';
export { trustedProxies } from './trust-proxy.ts';
