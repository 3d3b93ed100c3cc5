/** Takes the picture of the Welcome page: twelve places of the built gallery on a phone, beside each other. */
import { chromium } from 'playwright'
import sharp from 'sharp'
import { measuredBrowser } from '#tests/chromium.ts'
import { galleryEntries, serveGallery } from '../sheet/serve-gallery.ts'
import { shoot } from '../sheet/shots.ts'
import { WELCOME_PLACES, WELCOME_TILE } from './welcome-places.ts'

const entries = await galleryEntries()
const places = WELCOME_PLACES.map(({ id }) => {
  const entry = entries.find((one) => one.id === id)
  if (!entry) throw new Error(`the gallery has no story ${id}`)
  return entry
})
await using gallery = serveGallery()
await using browser = await chromium.launch(measuredBrowser())
const light = { screen: 'phone', mode: 'light', locale: 'en', brand: 'default' } as const
const shots = await shoot(browser, gallery.url.origin, places, light)
const failed = shots.filter((shot) => shot.failed).map(({ entry }) => entry.id)
if (failed.length > 0) throw new Error(`not as they should be: ${failed.join(' ')}`)

const { width, height } = WELCOME_TILE
const tiles = await Promise.all(
  shots.map(async ({ png }, at) => ({
    input: await sharp(png).resize({ width, height, fit: 'cover', position: 'top' }).toBuffer(),
    left: at * width,
    top: 0,
  })),
)
await sharp({ create: { width: width * tiles.length, height, channels: 3, background: '#fff' } })
  .composite(tiles)
  .webp({ quality: 72 })
  .toFile(new URL('./welcome.webp', import.meta.url).pathname)
