import { type ReadableExport, withIsoTimes } from '#core/membership/leaving/readable-export.ts'

/**
 * An export on the wire: the member's data as records, with times in ISO 8601, the names of others, and the member's
 * pictures in base64. The page makes an archive of it.
 */
export const exportedOf = ({ data, names, files }: ReadableExport): Record<string, unknown> => ({
  ...Object(withIsoTimes(data)),
  names,
  // Not by `Buffer`: the mocked frontend runs this in the browser.
  files: Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.toBase64()])),
})
