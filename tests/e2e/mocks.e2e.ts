import { expect } from '@playwright/test'
import sharp from 'sharp'
import { openAsVisitor, PROFILE_LINK, test, WRITE } from './members.ts'
import { collectErrors } from './page-checks.ts'
import { endPayment, payWith } from './paying.ts'
import { MOCKS_URL } from './ports.ts'
import { fillSteps, sendSignup, signupModal } from './signup.ts'

test.use({ baseURL: MOCKS_URL })
// The dev server compiles the first page on request.
test.slow()

test('on mocks, without a server, somebody signs up, chats, reloads and pays', async ({ page }) => {
  // Without a server-rendered page, the first page asks for the session.
  const errors = collectErrors(page, /\/api\/user\.php/)

  await test.step('sign up and confirm from the mailbox', async () => {
    await openAsVisitor(page, '/')
    await page.getByRole('link', { name: 'Gratis aanmelden' }).first().click()
    await fillSteps(page)
    await sendSignup(page)
    const mailbox = signupModal(page).getByRole('link', { name: 'Open de mailbox van deze demo' })
    await page.goto((await mailbox.getAttribute('href')) ?? '')
    await page.getByRole('link', { name: 'Bevestig je e-mailadres' }).click()
    await page.getByRole('link', { name: 'E-mailadres bevestigen' }).click()
    await page.getByRole('button', { name: 'Bevestigen' }).click()
    await expect(page.getByText('Je hebt 5 credits gekregen.')).toBeVisible()
  })

  await test.step('write and get a reply', async () => {
    await page.getByRole('link', { name: 'Naar de leden' }).click()
    await page.getByRole('article').first().getByRole('link', PROFILE_LINK).click()
    await page.getByRole('link', { name: WRITE }).click()
    await page.getByLabel(/^Bericht aan/).fill('Goedemorgen!')
    await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
    await expect(page.getByRole('log').getByText('Gelezen')).toBeVisible()
  })

  await test.step('reload and still be logged in', async () => {
    await page.reload()
    await expect(page.getByRole('log')).toContainText('Goedemorgen!')
    await expect(page.getByRole('button', { name: /^4 credits/ })).toBeVisible()
  })

  await test.step('pay on the mocked payment page', async () => {
    await page.getByRole('link', { name: 'Word premium' }).click()
    await page.getByRole('link', { name: /^Verder ·/ }).click()
    await payWith(page, 'iDEAL', /^Bestellen en betalen/)
    await endPayment(page, 'Betaald')
    await expect(page.getByRole('heading', { name: '25 credits erbij' })).toBeVisible()
    await expect(page.getByText('29 credits')).toBeVisible()
  })

  await test.step('quote a message, send a gift and a photo', async () => {
    const log = page.getByRole('log')
    await page.goto('/chats')
    await page
      .getByText('Goedemorgen!')
      .or(page.getByRole('list').getByRole('link'))
      .first()
      .click()
    await log.getByRole('button', { name: 'Antwoord hierop' }).last().click()
    await page.getByLabel(/^Bericht aan/).fill('Vertel meer.')
    await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
    await expect(log.getByRole('blockquote')).toHaveCount(2)

    await page.getByRole('button', { name: 'Cadeau sturen, vanaf 5 credits' }).click()
    const gifts = page.getByRole('dialog', { name: /^Een cadeau voor/ })
    await gifts.getByRole('radio', { name: /^Kop koffie/ }).check()
    await gifts.getByRole('button', { name: 'Stuur · 5 credits' }).click()
    await expect(log.getByText('Cadeau: Kop koffie')).toBeVisible()

    await page.getByRole('button', { name: 'Foto sturen, 2 credits' }).click()
    const sheet = page.getByRole('dialog', { name: /^Een foto voor/ })
    const chosen = page.waitForEvent('filechooser')
    await sheet.getByRole('button', { name: 'Kies een foto' }).click()
    const picture = { width: 480, height: 360, channels: 3, background: '#4f7f8f' } as const
    const buffer = await sharp({ create: picture }).png().toBuffer()
    await (await chosen).setFiles({ name: 'zee.png', mimeType: 'image/png', buffer })
    await sheet.getByRole('button', { name: 'Stuur · 2 credits' }).click()
    await expect(log.getByText('Wordt nagekeken.')).toBeVisible()
    await expect(log.getByText('Wordt nagekeken.')).toBeHidden()
    await expect(page.getByRole('button', { name: /^21 credits/ })).toBeVisible()
  })
  expect(errors).toEqual([])
})
