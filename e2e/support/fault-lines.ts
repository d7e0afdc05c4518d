/** Lines that a fault between browser and web host itself brings to the browser's console. */
export const FAULT_LINES =
  /Failed to load resource|Refused to execute script|Federation|RUNTIME-|integrity|net::ERR|failed while drawing|preload|ChunkLoadError|Loading (CSS )?chunk|The probe fails/i;
