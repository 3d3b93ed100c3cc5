/** Draws every file of the mark: those of the site, and the one that mails carry. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { drawIcon, icoOf } from './draw-icon.ts'
import { FAVICON_SVG, ICON_FILES } from './icon-files.ts'

const root = new URL('../../..', import.meta.url).pathname
const folder = join(root, 'app/public/icons')
const { favicon, mail, ...pngs } = ICON_FILES

await mkdir(folder, { recursive: true })
await Bun.write(join(folder, 'favicon.svg'), FAVICON_SVG)
for (const icon of Object.values(pngs))
  await Bun.write(join(folder, icon.name), await drawIcon(icon))
await Bun.write(join(folder, '..', favicon.name), icoOf(await drawIcon(favicon), favicon.size))
const bytes = (await drawIcon(mail)).toString('base64')
await Bun.write(
  join(root, 'adapters/mail/mail-mark.ts'),
  `/** The mark as mails carry it, as base64; drawn by \`ui/art/mark/render-icons.ts\`. */
export const MAIL_MARK =
  '${bytes}'
`,
)
