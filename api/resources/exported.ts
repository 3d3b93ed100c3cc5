import { type ReadableExport, withIsoTimes } from '#core/leaving/readable-export.ts'

/**
 * An export on the wire: the member's data as records, with times in ISO 8601, the names of others, and the member's
 * pictures in base64. The page makes an archive of it.
 */
export const exportedOf = ({ data, names, files }: ReadableExport): Record<string, unknown> => ({
  ...Object(withIsoTimes(data)),
  names,
  files: Object.fromEntries(
    files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('base64')]),
  ),
})
