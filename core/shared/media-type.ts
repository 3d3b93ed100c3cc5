/** The media type of a `Content-Type`, without its parameters: in lower case, as types have no case (RFC 9110). */
export const mediaType = (header: string | null | undefined): string =>
  header?.split(';')[0]?.trim().toLowerCase() ?? ''
