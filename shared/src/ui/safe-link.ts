/** A path on this server. Browsers ignore tabs and line breaks, so `/\t/host` would be another server. */
const OWN_PATH = /^\/(?![/\\])[^\t\n\r]*$/;

/** Returns a URL that is safe in a link: http(s), or a path on this server. Undefined for others like `javascript:`. */
export function safeLink(url: string | null): string | undefined {
  if (url === null) return undefined;
  return /^https?:\/\//i.test(url) || OWN_PATH.test(url) ? url : undefined;
}

/** Returns a URL that is safe as an image source: a safe link, or an image as a `data:` URL. */
export function safeImage(url: string | null): string | undefined {
  return safeLink(url) ?? (url !== null && /^data:image\//i.test(url) ? url : undefined);
}
