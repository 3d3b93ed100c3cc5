import { expect, test } from 'bun:test'
import { chromium, type Page } from 'playwright'
import { galleryEntries, serveGallery } from '#stories/sheet/serve-gallery.ts'
import { testBrowser } from '../chromium.ts'

const entries = await galleryEntries()
const ids = new Set(entries.map(({ id }) => id))
const OVERVIEW = 'kit-all-components--docs'

async function at(path: string, look: (page: Page) => Promise<void>): Promise<void> {
  await using gallery = serveGallery()
  await using browser = await chromium.launch(testBrowser())
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
  page.setDefaultTimeout(0)
  await page.goto(`${gallery.url.origin}/iframe.html?${path}`)
  await look(page)
}

// A gallery of some stories alone is without pages.
test.if(ids.has(OVERVIEW))('the overview of the kit has each component, drawn', () =>
  at(`viewMode=docs&id=${OVERVIEW}`, async (page) => {
    const titles = new Set(
      entries
        .filter(({ title, type }) => title.startsWith('Kit/') && type === 'docs')
        .map(({ title }) => title.split('/').at(-1) ?? ''),
    )
    titles.delete('All components')
    const names = page.locator('section a[href*="/docs/kit-"]')
    await names.first().waitFor()
    expect((await names.allTextContents()).toSorted()).toEqual([...titles].toSorted())
    // What is drawn there cannot be pressed, and so has no role.
    await page.locator('section [inert] button', { hasText: 'Write to Anouk' }).waitFor()
  }),
)

test.if(ids.has('kit-action-button--ember'))('a lost link leads to the nearest story', () =>
  at('viewMode=story&id=kit-action-buton--ember', async (page) => {
    const nearest = page.getByRole('main').getByRole('link').first()
    await nearest.waitFor()
    expect(await nearest.getAttribute('href')).toBe('?path=/story/kit-action-button--ember')
  }),
)
