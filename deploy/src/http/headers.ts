interface PageHeaderOptions {
  readonly nonce: string;
  /** Integrity values of the page's inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Origin of an external backend; undefined for our own, which has the page's origin. */
  readonly apiOrigin: string | undefined;
  /** Whether the page is served over TLS. */
  readonly isSecure: boolean;
}

/**
 * Headers of the page (design §12): a strict policy that allows antd's styles by the page's nonce, and inline
 * scripts by their hashes (decision 066).
 */
export function pageHeaders({ nonce, inlineScripts, apiOrigin, isSecure }: PageHeaderOptions) {
  const policy = {
    'default-src': "'none'",
    'script-src': ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(' '),
    'style-src': `'self' 'nonce-${nonce}'`,
    'connect-src': apiOrigin ? `'self' ${apiOrigin}` : "'self'",
    // An external backend may store photos anywhere (design §12).
    'img-src': apiOrigin ? `'self' data: blob: https: ${apiOrigin}` : "'self' data: blob:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...COMMON_HEADERS,
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Headers of everything that the web host sends. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Headers of the files of releases: they are loaded by pages, and are nothing when opened by themselves. */
export const FILE_HEADERS = {
  ...COMMON_HEADERS,
  'content-security-policy': "default-src 'none'; sandbox",
} as const;
