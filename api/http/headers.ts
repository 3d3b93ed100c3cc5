/** What every answer carries, whoever asks; a page, a picture or a file says for itself what it may and may not. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // A path may hold the token of a mailed link: nobody is told more than where the site is.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-frame-options': 'DENY',
} as const

/** Sent over https alone: a browser that saw it never asks over http again, here or at a site under this name. */
export const HTTPS_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const

/** How a policy names the inline texts of a page, of which there is one of each kind at the most. */
export type InlineHashes = { readonly style: string | null; readonly script: string | null }

const NOTHING_INLINE: InlineHashes = { style: null, script: null }
const also = (hash: string | null) => (hash === null ? '' : ` '${hash}'`)

/**
 * What a page may load and do. `nonce` lets in the one style sheet the dialog library writes at run time
 * to hold the page still behind a dialog; a page rendered here brings one style and one script of its own.
 */
export const contentSecurityPolicy = (nonce: string, inline = NOTHING_INLINE): string =>
  [
    "default-src 'none'",
    `script-src 'self'${also(inline.script)}`,
    `style-src 'self' 'nonce-${nonce}'${also(inline.style)}`,
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
    'trusted-types site-worker',
  ].join('; ')
