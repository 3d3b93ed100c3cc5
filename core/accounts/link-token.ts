/** 256 random bits as an address holds them, in base64url. */
const LINK_TOKEN = /^[\w-]{43}$/

/** Whether a text looks like the token of a mailed link; whatever else stands in its place is no page of ours. */
export const isLinkToken = (text: string): boolean => LINK_TOKEN.test(text)
