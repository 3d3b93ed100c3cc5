/** 256 random bits, URL-safe, in base64url. */
const LINK_TOKEN = /^[\w-]{43}$/

/** Whether a text has the format of a link token; anything else in its place is a 404. */
export const isLinkToken = (text: string): boolean => LINK_TOKEN.test(text)
