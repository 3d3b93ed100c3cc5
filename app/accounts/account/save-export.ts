import type { i18n } from 'i18next'
import * as v from 'valibot'
import { saveFile } from '../../shared/save-file.ts'
import { exportArchive } from './export-archive.ts'
import { exportPage } from './export-page.ts'

const Exported = v.looseObject({ files: v.record(v.string(), v.string()) })

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** Downloads a member's data as an archive: a page to read, the data with all times, and the pictures. */
export async function saveExport(everything: unknown, site: string, texts: i18n): Promise<void> {
  await texts.loadNamespaces(['account', 'credits', 'gifts'])
  const { files, ...data } = v.parse(Exported, everything)
  const pictures = Object.entries(files).map(([name, base64]) => ({ name, bytes: bytesOf(base64) }))
  const archive = exportArchive(
    {
      'index.html': exportPage(data, { texts, site, files: Object.keys(files) }),
      'data.json': JSON.stringify(data, null, 2),
    },
    pictures,
  )
  saveFile(`${site.toLowerCase()}.zip`, new Blob([archive], { type: 'application/zip' }))
}
