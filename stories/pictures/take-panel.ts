/** Takes the pictures of the developer's panel: its three parts, over the mocked app of the dev server. */
import { chromium } from 'playwright'
import sharp from 'sharp'
import { measuredBrowser } from '#tests/chromium.ts'

const PARTS = ['clock', 'network', 'world'] as const
const ADDRESS = process.env.MOCKS_URL ?? 'http://localhost:5173'

await using browser = await chromium.launch(measuredBrowser())
// Higher than a screen, so that no part is scrolled away.
const page = await browser.newPage({
  viewport: { width: 1000, height: 1500 },
  deviceScaleFactor: 2,
})
await page.goto(ADDRESS)
await page.getByRole('button', { name: "Developer's panel" }).click()
const parts = page
  .getByRole('region', { name: "Developer's panel" })
  .locator(':scope > * > :not(hr)')
for (const [at, name] of PARTS.entries())
  await sharp(await parts.nth(at).screenshot())
    .resize({ width: 480 })
    .webp({ quality: 80 })
    .toFile(new URL(`./panel-${name}.webp`, import.meta.url).pathname)
