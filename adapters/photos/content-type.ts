import { fileKind } from '#core/profiles/photos/file-kind.ts'

/** Media type of stored bytes: pictures, and the demo's drawings. */
export const contentType = (bytes: Uint8Array): string =>
  fileKind(bytes)?.type ?? (isDrawing(bytes) ? 'image/svg+xml' : 'application/octet-stream')

const isDrawing = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 4)) === '<svg'
