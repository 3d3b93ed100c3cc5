import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { MandateLine } from '#app/credits/mandate-line.tsx'
import { OneTimeCode } from '#app/credits/one-time-code.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { askedDebit, codeOn, DEBIT, otherThan, spentCode } from '#stories/shared/debits.ts'
import { ORDER } from '#stories/shared/purchases.ts'
import { START } from '#stories/shared/story-clock.ts'

const SECOND = 1000
const iso = (moment: number) => new Date(moment).toISOString()

const ASKED = {
  path: `/directdebit?order=${ORDER}&debit=${DEBIT}`,
  whole: true,
  situation: askedDebit(),
}

const meta = preview.meta({
  title: 'Credits/One-time code',
  component: OneTimeCode,
  subcomponents: { MandateLine },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: ASKED },
  args: {
    debit: {
      id: DEBIT,
      order_id: ORDER,
      iban: 'NL••••4300',
      phone: '+31••••78',
      code_sent_at: iso(START),
      code_ends_at: iso(START + 600 * SECOND),
      tries_left: 5,
      next_code_at: iso(START),
      mandate: null,
      now: iso(START),
      receivedAt: START,
    },
    money: '€39.99',
    busy: false,
    resent: false,
    error: null,
    onConfirm: fn(),
    onAgain: fn(),
    onChange: fn(),
  },
})

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm with your code' }))
const AGREE = { name: 'Agree · €39.99' }

export const Asked = meta.story({
  play: async () => {
    const modal = await dialog()
    await expect(modal.getByText(/texting a code to \+31••••78/)).toBeVisible()
    await expect(
      await modal.findByText(/^With the code you allow Vonk Voorbeeld B.V. to take €39.99/),
    ).toBeVisible()
    await expect(modal.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled()
    await expect(modal.getByRole('button', AGREE)).toBeVisible()
  },
})

export const Incomplete = meta.story({
  play: async ({ userEvent }) => {
    const modal = await dialog()
    await userEvent.type(modal.getByLabelText('Six-digit code'), '123')
    await userEvent.click(modal.getByRole('button', AGREE))
    await expect(await modal.findByText('Fill in all six digits.')).toBeVisible()
  },
})

export const Wrong = meta.story({
  play: async ({ app, userEvent }) => {
    const modal = await dialog()
    const wrong = otherThan(await codeOn(app.world))
    await userEvent.type(modal.getByLabelText('Six-digit code'), wrong)
    await userEvent.click(modal.getByRole('button', AGREE))
    await expect(await modal.findByText('Code invalid. 4 tries left.')).toBeVisible()
  },
})

export const Expired = meta.story({
  parameters: { app: { ...ASKED, situation: spentCode() } },
  play: async ({ app, userEvent }) => {
    const modal = await dialog()
    await userEvent.type(modal.getByLabelText('Six-digit code'), await codeOn(app.world))
    await userEvent.click(modal.getByRole('button', AGREE))
    await expect(
      await modal.findByText('This code no longer works. Ask for a new one.'),
    ).toBeVisible()
  },
})

export const Right = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const modal = await dialog()
    await userEvent.type(modal.getByLabelText('Six-digit code'), await codeOn(app.world))
    await userEvent.click(modal.getByRole('button', AGREE))
    await expect(
      await canvas.findByRole('heading', { name: 'We are waiting for your bank' }),
    ).toBeVisible()
    await expect(app.path()).toBe(`/transactions/${ORDER}`)
    await expect(await canvas.findByText(/^Mandate \w+ for NL••••4300, given on/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const PutAsideForOtherDetails = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const modal = await dialog()
    await userEvent.click(modal.getByRole('button', { name: 'Change the details' }))
    await expect(await canvas.findByLabelText('IBAN')).toBeVisible()
    await expect(app.path()).toBe(`/directdebit?order=${ORDER}`)
  },
})

const ALONE = { app: { ...ASKED, whole: false } }

export const AnotherCanBeSent = meta.story({
  parameters: ALONE,
  play: async ({ args, userEvent }) => {
    const modal = await dialog()
    await userEvent.click(modal.getByRole('button', { name: 'Send a new code' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
})

export const AnotherIsOnItsWay = meta.story({
  parameters: ALONE,
  args: { resent: true },
  play: async () => {
    await expect((await dialog()).getByText(/^A new code is on its way/)).toBeVisible()
  },
})

export const LimitReached = meta.story({
  parameters: ALONE,
  args: { error: { code: 'directdebit.limit-reached', limit: 3 } },
  play: async () => {
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('choose another way to pay')
  },
})

export const Confirming = meta.story({
  parameters: ALONE,
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const OnAPhone = meta.story({
  parameters: ALONE,
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const field = (await dialog()).getByLabelText('Six-digit code')
    await userEvent.type(field, '482913')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  },
})
