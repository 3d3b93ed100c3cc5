import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { createMember, type NewMember, openHydrated, test } from './members.ts'
import { TOUCH_PHONE } from './screens.ts'

const SCRIPTED = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** A photo as a phone would send it, generated in the test. */
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c97b63' } })
    .jpeg()
    .toBuffer()

type PhotoFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

async function choosePhotos(page: Page, ...files: readonly PhotoFile[]): Promise<void> {
  await openHydrated(page, '/profile')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Foto toevoegen' }).click()
  await (await chosen).setFiles([...files])
}

const photosOf = async (page: Page, { id }: NewMember): Promise<readonly { url: string }[]> =>
  (await (await page.request.get(`/api/members/${id}`)).json()).photos

test('a photo is visible to others after approval', async ({ page, member, browser }) => {
  const other = await browser.newPage()
  await createMember(other.request)
  await choosePhotos(page, { name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await picture() })
  const tile = page.getByRole('img', { name: 'Foto 1 van jou' })
  await expect(tile).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'Mijn foto’s' })
      .getByText('Wordt bekeken. In deze demo beslist een script, geen mens.'),
  ).toBeVisible()

  const address = (await tile.getAttribute('src')) ?? ''
  expect((await page.request.get(address)).status()).toBe(200)
  expect((await other.request.get(address)).status()).toBe(404)
  expect(await photosOf(other, member)).toEqual([])

  await expect(page.getByText('Je eerste foto')).toBeVisible()
  expect((await other.request.get(address)).status()).toBe(200)
  await other.goto(`/members/${member.id}`)
  const enlarge = { name: `Foto 1 van ${member.name} vergroten` }
  await expect(other.getByRole('button', enlarge)).toBeVisible()
  await other.close()
})

/** The header of a PNG that is larger than the pixel limit. */
const hugePng = Buffer.from([
  ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10],
])

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE)

  test('of seven files each invalid one shows its error, and the valid one is added', async ({
    page,
    member: _m,
  }) => {
    const good = await picture()
    const jpg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })
    await choosePhotos(
      page,
      jpg('tekst.jpg', Buffer.from('geen foto')),
      { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') },
      jpg('groot.jpg', Buffer.concat([good, Buffer.alloc(10_000_000)])),
      { name: 'eindeloos.png', mimeType: 'image/png', buffer: hugePng },
      jpg('half.jpg', good.subarray(0, 700)),
      { name: 'ik.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SCRIPTED) },
      jpg('ik.jpg', good),
    )
    await expect(page.getByText('Kies foto’s of sleep ze hierheen')).toBeHidden()
    await expect(
      page
        .getByRole('region', { name: 'Mijn foto’s' })
        .getByText('Wordt bekeken. In deze demo beslist een script, geen mens.'),
    ).toBeVisible()
    await expect(page.getByText('1 van 3')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText([
      /^Dit bestand kunnen we niet gebruiken/,
      /^Dit is een HEIC-foto/,
      /te groot: hoogstens 10\sMB/,
      /te veel pixels/,
      /^Dit bestand kunnen we niet gebruiken/,
      /^Dit bestand kunnen we niet gebruiken.*JPEG/,
    ])
    await expect(page.getByText('Wordt geüpload…')).toHaveCount(0)
    await expect(page.getByText('Je hebt al')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Foto toevoegen' })).toBeAttached()

    await page.getByRole('button', { name: 'Niet toevoegen' }).first().click()
    await expect(page.getByRole('alert')).toHaveCount(5)
    await page.reload()
    await expect(page.getByText('1 van 3')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a photo beyond the limit is refused, and can be retried when there is room', async ({
  page,
  member: _m,
}) => {
  const buffer = await picture()
  const files = ['een', 'twee', 'drie', 'vier'].map((name) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }))
  await choosePhotos(page, ...files)
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
