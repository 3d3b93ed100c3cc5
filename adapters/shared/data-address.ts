import type { PictureFile } from '#core/profiles/photo.ts'

/** A picture as an address that holds it. */
export const dataAddress = ({ bytes, type }: PictureFile): string =>
  `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
