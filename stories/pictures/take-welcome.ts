/** Takes the picture of the Welcome page: twelve places of the built gallery on a phone. */
import { chromium } from 'playwright'
import sharp from 'sharp'
import { measuredBrowser } from '#tests/chromium.ts'
import { compose } from '../sheet/compose.ts'
import { galleryEntries, serveGallery } from '../sheet/serve-gallery.ts'
import { shoot } from '../sheet/shots.ts'
import { WELCOME_PLACES } from './welcome-places.ts'

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
await sharp(await compose('Vonk', 'phone', shots))
  .resize({ width: 1600 })
  .webp({ quality: 72 })
  .toFile(new URL('./welcome.webp', import.meta.url).pathname)
