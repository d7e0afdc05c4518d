/** A path of this server. Browsers leave out tabs and line breaks: `/\t/host` would be another server. */
const OWN_PATH = /^\/(?![/\\])[^\t\n\r]*$/;

/** An address that may stand in a link: of the web, or of this server. Anything that a browser would run is none. */
export function safeLink(url: string | null): string | undefined {
  if (url === null) return undefined;
  return /^https?:\/\//i.test(url) || OWN_PATH.test(url) ? url : undefined;
}

/** An address of which an image may be drawn: the same, or the image itself. */
export function safeImage(url: string | null): string | undefined {
  return safeLink(url) ?? (url !== null && /^data:image\//i.test(url) ? url : undefined);
}
