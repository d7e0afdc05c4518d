/** Messages on the browser's console that faults between browser and web host cause. */
export const FAULT_LINES =
  /Failed to load resource|Refused to execute script|Federation|RUNTIME-|integrity|net::ERR|failed while rendering|preload|ChunkLoadError|Loading (CSS )?chunk|The probe fails/i;
