import { expect, screen, type within } from 'storybook/test'
import { DebitFields } from '#app/credits/debit-fields.tsx'
import { DebitTerms } from '#app/credits/debit-terms.tsx'
import { Debiting } from '#app/credits/debiting.tsx'
import { DirectDebitScreen } from '#app/credits/direct-debit-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import {
  ACCOUNT,
  EMPTY_IBAN,
  manyCodes,
  returnedDebit,
  unsignedOrder,
} from '#stories/shared/debits.ts'
import { slow } from '#stories/shared/network.ts'
import { completedOrder, ORDER } from '#stories/shared/purchases.ts'
import { newcomer, premiumMember } from '#stories/shared/situations.ts'

const UNSIGNED = { path: `/directdebit?order=${ORDER}`, whole: true, situation: unsignedOrder() }

const meta = preview.meta({
  title: 'Credits/Direct debit',
  component: DirectDebitScreen,
  subcomponents: { Debiting, DebitFields, DebitTerms },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: UNSIGNED },
  args: { order: ORDER, debit: null },
})

type Canvas = ReturnType<typeof within>
type Typist = { type(field: Element, text: string): Promise<void> }

/** Fills in the whole form; the IBAN is the one that matters. */
async function fill(canvas: Canvas, user: Typist, iban: string = ACCOUNT.iban) {
  const typed = async (label: string, text: string) =>
    user.type(await canvas.findByLabelText(label), text)
  await typed('Name of the account holder', ACCOUNT.account_holder)
  await typed('IBAN', iban)
  await typed('Street', ACCOUNT.street)
  await typed('House number', ACCOUNT.house_number)
  await typed('Postcode', ACCOUNT.zip)
  await typed('Town', ACCOUNT.city)
  await typed('Mobile number', ACCOUNT.phone)
}

const SEND = { name: 'Send me a code' }

export const SaysWhatIsAgreedTo = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 credits for €39.99')).toBeVisible()
    await expect(
      await canvas.findByText(/^Vonk Voorbeeld B.V. takes €39.99 from this account once/),
    ).toBeVisible()
    await expect(await canvas.findByText(/^Not happy with it\? Within 8 weeks/)).toBeVisible()
    await expect(await canvas.findByText(/keep the last four characters/)).toBeVisible()
    await expect(await canvas.findByText('You only agree once you fill in the code.')).toBeVisible()
  },
})

export const EachFieldSaysWhatItMisses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('IBAN'), 'NL91ABNA0417164301')
    await userEvent.click(await canvas.findByRole('button', SEND))
    await expect(await canvas.findByLabelText('IBAN')).toHaveAccessibleDescription(
      'This account number is not right. Have another look at it.',
    )
    await expect(await canvas.findByLabelText('Name of the account holder')).toHaveFocus()
    await userEvent.type(await canvas.findByLabelText('IBAN'), '{Backspace}0')
    await expect(await canvas.findByText('This number is right.')).toBeVisible()
  },
})

export const ACodeGoesToThePhone = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await fill(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('button', SEND))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm with your code' })
    await expect(dialog).toHaveTextContent('We are texting a code to +31••••78.')
    // A page loaded anew goes on with the code.
    await expect(app.path()).toContain('&debit=')
  },
})

export const AnAccountThatSentADebitBack = meta.story({
  parameters: { app: { ...UNSIGNED, situation: returnedDebit() } },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent, EMPTY_IBAN)
    await userEvent.click(await canvas.findByRole('button', SEND))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('an earlier direct debit came back')
    await expect(alert).toHaveTextContent('Pay another way')
  },
})

export const NoMoreCodesToday = meta.story({
  parameters: { app: { ...UNSIGNED, situation: manyCodes() } },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent)
    await userEvent.click(await canvas.findByRole('button', SEND))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '3 codes were sent today already.',
    )
  },
})

export const OnAPhone = meta.story({
  parameters: { app: { ...UNSIGNED, situation: unsignedOrder(newcomer()) } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', SEND)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Loading = meta.story({
  parameters: { app: { ...UNSIGNED, network: slow(`/api/orders/${ORDER}/refresh`) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading order')).toBeInTheDocument()
  },
})

export const AnOrderThatIsPaidShowsWhatCameOfIt = meta.story({
  parameters: { app: { ...UNSIGNED, situation: completedOrder(premiumMember()) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '60 credits added' })).toBeVisible()
    await expect(app.path()).toBe(`/transactions/${ORDER}`)
  },
})

export const NoSuchOrder = meta.story({
  parameters: { app: { ...UNSIGNED, path: '/directdebit' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    // The site stands around it, once.
    await expect(canvas.getAllByRole('main')).toHaveLength(1)
  },
})
