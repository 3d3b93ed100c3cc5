import { devices, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { join, type Newcomer, openAnswering, test } from './members.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

const SCRIPTED = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** A picture as a phone would send it, made while the test runs. */
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c97b63' } })
    .jpeg()
    .toBuffer()

type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

async function choose(page: Page, ...files: readonly Chosen[]): Promise<void> {
  await openAnswering(page, '/profile')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Foto toevoegen' }).click()
  await (await chosen).setFiles([...files])
}

const photosOf = async (page: Page, { id }: Newcomer): Promise<readonly { url: string }[]> =>
  (await (await page.request.get(`/api/members/${id}`)).json()).photos

test('a photo is seen by others once it was looked at', async ({ page, member, browser }) => {
  const other = await browser.newPage()
  await join(other.request)
  await choose(page, { name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  const tile = page.getByRole('img', { name: 'Foto 1 van jou' })
  await expect(tile).toBeVisible()
  await expect(
    page.getByText('Wordt bekeken. In deze demo beslist een script, geen mens.'),
  ).toBeVisible()

  const address = (await tile.getAttribute('src')) ?? ''
  expect((await page.request.get(address)).status()).toBe(200)
  expect((await other.request.get(address)).status()).toBe(404)
  expect(await photosOf(other, member)).toEqual([])

  await expect(page.getByText('Je eerste foto')).toBeVisible()
  expect((await other.request.get(address)).status()).toBe(200)
  await other.goto(`/members/${member.id}`)
  await expect(other.getByRole('img', { name: `Foto 1 van ${member.name}` })).toBeVisible()
  await other.close()
})

for (const { what, file } of [
  { what: 'a drawing that could hold a script', file: ['ik.svg', 'image/svg+xml', SCRIPTED] },
  { what: 'a text that calls itself a photo', file: ['ik.jpg', 'image/jpeg', 'geen foto'] },
] as const) {
  test(`${what} is refused in words`, async ({ page, member: _m }) => {
    const [name, mimeType, content] = file
    await choose(page, { name, mimeType, buffer: Buffer.from(content) })
    await expect(page.getByRole('alert')).toContainText('JPEG')
    await expect(page.getByText('0 van 3')).toBeVisible()
  })
}

/** A PNG that says it is larger than any we take; nobody draws it. */
const endless = Buffer.from([
  ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10],
])

test.describe('on a phone', () => {
  test.use(phone)

  test('of six files each invalid one shows its error, and the valid one is added', async ({
    page,
    member: _m,
  }) => {
    const good = await picture()
    const jpg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
    await choose(
      page,
      jpg('tekst.jpg', Buffer.from('geen foto')),
      { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') },
      jpg('groot.jpg', Buffer.concat([good, Buffer.alloc(10_000_000)])),
      { name: 'eindeloos.png', mimeType: 'image/png', buffer: endless },
      jpg('half.jpg', good.subarray(0, 700)),
      jpg('ik.jpg', good),
    )
    await expect(page.getByText('Kies foto’s of sleep ze hierheen')).toBeHidden()
    await expect(
      page.getByText('Wordt bekeken. In deze demo beslist een script, geen mens.'),
    ).toBeVisible()
    await expect(page.getByText('1 van 3')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText([
      /^Dit bestand kunnen we niet gebruiken/,
      /^Dit is een HEIC-foto/,
      /te groot: hoogstens 10\sMB/,
      /te veel pixels/,
      /^Dit bestand kunnen we niet gebruiken/,
    ])
    await expect(page.getByText('Wordt geüpload…')).toHaveCount(0)
    await expect(page.getByText('Je hebt al')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Foto toevoegen' })).toBeAttached()

    await page.getByRole('button', { name: 'Niet toevoegen' }).first().click()
    await expect(page.getByRole('alert')).toHaveCount(4)
    await page.reload()
    await expect(page.getByText('1 van 3')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('the photo beyond the limit says so, and is added once there is room', async ({
  page,
  member: _m,
}) => {
  const buffer = await picture()
  const files = ['een', 'twee', 'drie', 'vier'].map((name) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }))
  await choose(page, ...files)
  await expect(page.getByText('3 van 3')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(/^Je hebt al 3 foto’s/)
  await expect(page.getByText('vier.jpg')).toBeVisible()

  await page
    .getByRole('button', { name: /^Verwijderen: / })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByText('2 van 3')).toBeVisible()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByText('3 van 3')).toBeVisible()
  await expect(page.getByText('vier.jpg')).toHaveCount(0)
})
