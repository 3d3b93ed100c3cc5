import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { MAIL_MARK } from '#adapters/mail/mail-mark.ts'
import { drawIcon, icoOf } from '#ui/art/mark/draw-icon.ts'
import { FAVICON_SVG, ICON_FILES, type IconFile } from '#ui/art/mark/icon-files.ts'
import { MARK } from '#ui/tokens/mark-shape.ts'

const PUBLIC = new URL('../../../app/public', import.meta.url).pathname
const { favicon, mail, ...pngs } = ICON_FILES

/** A picture's pixels: another version of the encoder may write them otherwise. */
const pixels = async (png: Uint8Array) =>
  (await sharp(png).ensureAlpha().raw().toBuffer()).toBase64()
const drawn = async (icon: IconFile) => pixels(await drawIcon(icon))

test('every mark in a file is the one that the pages draw', async () => {
  for (const { svg } of Object.values(ICON_FILES))
    expect(svg).toContain(`${MARK.left}${MARK.right}`)
  for (const icon of Object.values(pngs)) {
    const file = await Bun.file(`${PUBLIC}/icons/${icon.name}`).bytes()
    expect(await pixels(file)).toBe(await drawn(icon))
  }
  expect(await Bun.file(`${PUBLIC}/icons/favicon.svg`).text()).toBe(FAVICON_SVG)
  const ico = await Bun.file(`${PUBLIC}/${favicon.name}`).bytes()
  const header = icoOf(new Uint8Array(), favicon.size).length
  expect(await pixels(ico.subarray(header))).toBe(await drawn(favicon))
})

test('a mail carries that mark too', async () => {
  expect(await pixels(Uint8Array.fromBase64(MAIL_MARK))).toBe(await drawn(mail))
})

test('nothing else draws a mark', async () => {
  const files = new Bun.Glob('{core,adapters,api,app,ui,stories}/**/*.{ts,tsx,html,svg,mdx}')
  const root = new URL('../../..', import.meta.url).pathname
  const [left = ''] = MARK.left.split(' 9.2')
  const drawing: string[] = []
  for await (const path of files.scan(root))
    if ((await Bun.file(`${root}/${path}`).text()).includes(left)) drawing.push(path)
  expect(drawing.toSorted()).toEqual(['app/public/icons/favicon.svg', 'ui/tokens/mark-shape.ts'])
})
