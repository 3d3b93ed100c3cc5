import { expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from './mailbox.ts'
import { demoMen, openAsVisitor, test, WRITE } from './members.ts'
import { balanceOf, endPayment, payWith } from './paying.ts'
import { fillSteps, goOn, sendSignup, signupModal } from './signup.ts'

test.use({ serviceWorkers: 'allow' })

const FIRST = 'Hoi! Welke boom in je buurt vind jij de mooiste?'
const UNSENT = 'Nog een vraag: fiets je ook als het regent?'

const log = (page: Page) => page.getByRole('log')

async function write(page: Page, to: string, text: string): Promise<void> {
  await page.getByLabel(`Bericht aan ${to}`).fill(text)
  await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
}

test('a visitor writes, signs up, runs out of credits, buys more and writes again', async ({
  page,
}) => {
  const [other] = await demoMen(page.request)
  if (!other) throw new Error('the demo world has nobody')

  await test.step('write before signing up', async () => {
    await openAsVisitor(page, `/members/${other.id}`)
    await page.getByRole('button', { name: WRITE }).click()
    await signupModal(page).getByLabel(`Je bericht aan ${other.name}`).fill(FIRST)
    await goOn(page)
  })

  await test.step('go back without losing the message', async () => {
    const message = signupModal(page).getByLabel(`Je bericht aan ${other.name}`)
    await signupModal(page).getByRole('button', { name: 'Terug' }).click()
    await expect(message).toHaveValue(FIRST)
    await goOn(page)
  })

  await test.step('reload and continue at the same step', async () => {
    await page.reload()
    await expect(
      signupModal(page).getByRole('heading', { name: 'Laat zien wie je bent' }),
    ).toBeVisible()
  })

  const { email } = await test.step('sign up', async () => {
    const newcomer = await fillSteps(page)
    await expect(signupModal(page).getByRole('link', { name: 'voorwaarden' })).toBeInViewport()
    await sendSignup(page)
    await expect(signupModal(page)).toContainText(`Je bericht aan ${other.name} ligt klaar`)
    return newcomer
  })

  await test.step('confirm the email address', async () => {
    await page.goto(linkIn(await mailTo(page.request, email)))
    await page.getByRole('button', { name: 'Bevestigen' }).click()
    await expect(page.getByText('Je hebt 5 credits gekregen.')).toBeVisible()
    await expect(page.getByText('Je bericht is verstuurd.')).toBeVisible()
  })

  await test.step('see the message sent and charged, and a reply', async () => {
    await page.getByRole('link', { name: 'Naar je berichten' }).click()
    await page.getByRole('link', { name: other.name }).click()
    await expect(log(page)).toContainText(FIRST)
    await expect(page.getByRole('button', { name: /^4 credits/ })).toBeVisible()
    await expect(log(page).getByText('Gelezen')).toBeVisible()
    await expect(log(page).getByText(other.name, { exact: true })).toBeAttached()
  })

  await test.step('write until there are no credits left', async () => {
    for (const left of [3, 2, 1, 0]) {
      await write(page, other.name, `Er zijn er nog ${left}.`)
      await expect.poll(async () => (await balanceOf(page)).credits).toBe(left)
    }
    await write(page, other.name, UNSENT)
    await expect(page.getByRole('dialog', { name: 'Je credits zijn op' })).toBeVisible()
    await expect(log(page)).not.toContainText(UNSENT)
  })

  await test.step('open the prices, with the 25 % discount for new members', async () => {
    await page.getByRole('dialog').getByRole('link', { name: 'Credits kopen' }).click()
    await page.getByRole('radio', { name: /^25 credits/ }).check()
    await page.getByRole('link', { name: /^Verder · €\s14,99/ }).click()
    await expect(page.getByRole('region', { name: 'Je bestelling' })).toContainText(
      /25\s?% korting op je eerste bundel/,
    )
    await payWith(page, 'iDEAL', /^Bestellen en betalen · €\s14,99/)
  })

  await test.step('cancel, fail, then pay the same order', async () => {
    const order = async () => new URL(page.url()).pathname
    await endPayment(page, 'Geannuleerd')
    const first = await order()
    await payWith(page, 'Kaart', /^Bestellen en betalen/)
    await endPayment(page, 'Mislukt')
    await payWith(page, 'Visa', /^Bestellen en betalen/)
    await endPayment(page, 'Betaald')
    expect(await order()).toBe(first)
    await expect(page.getByRole('heading', { name: '25 credits erbij' })).toBeVisible()
    expect(await balanceOf(page)).toMatchObject({ credits: 25, paid_user: true })
  })

  await test.step('send the message that was typed before', async () => {
    const writeOn = page.getByRole('link', { name: 'Verder schrijven' })
    // The conversation id is known only after hydration.
    await expect(writeOn).toHaveAttribute('href', /^\/chats\/./)
    await writeOn.click()
    await expect(page.getByLabel(`Bericht aan ${other.name}`)).toHaveValue(UNSENT)
    await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
    await expect(log(page)).toContainText(UNSENT)
    await expect.poll(async () => (await balanceOf(page)).credits).toBe(24)
  })
})
