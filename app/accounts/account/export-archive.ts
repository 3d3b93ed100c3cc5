import { type ZippableFile, zipSync } from 'fflate'

/** A picture of an export. */
export type ExportedPicture = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }

/** The texts of an export by name, compressed, and its pictures as they are: those are compressed already. */
export function exportArchive(
  texts: Readonly<Record<string, string>>,
  pictures: readonly ExportedPicture[],
): Uint8Array<ArrayBuffer> {
  const written = Object.entries(texts).map(([name, text]): [string, ZippableFile] => [
    name,
    new TextEncoder().encode(text),
  ])
  const stored = pictures.map(({ name, bytes }): [string, ZippableFile] => [
    name,
    [bytes, { level: 0 }],
  ])
  return zipSync(Object.fromEntries([...written, ...stored]))
}
