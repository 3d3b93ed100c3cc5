/** Security headers of every response; pages, pictures and files add their own policy. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // A path may contain a mailed link's token: send only the origin.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-frame-options': 'DENY',
} as const

/** Hashes of a page's inline styles and script for the CSP. */
export type InlineHashes = { readonly styles: readonly string[]; readonly script: string | null }

const NOTHING_INLINE: InlineHashes = { styles: [], script: null }
const also = (hash: string) => ` '${hash}'`

/**
 * The content security policy of a page. `nonce` allows the style sheet that the dialog library inserts to lock
 * scrolling; a rendered page has inline styles and one inline script.
 */
export const contentSecurityPolicy = (nonce: string, inline = NOTHING_INLINE): string =>
  [
    "default-src 'none'",
    `script-src 'self'${inline.script === null ? '' : also(inline.script)}`,
    `style-src 'self' 'nonce-${nonce}'${inline.styles.map(also).join('')}`,
    "img-src 'self' blob: data:",
    "media-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site-worker intl-worker',
  ].join('; ')
