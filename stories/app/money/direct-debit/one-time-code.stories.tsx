import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { MandateLine } from '#app/money/direct-debit/mandate-line.tsx'
import { MandateText } from '#app/money/direct-debit/mandate-text.tsx'
import { OneTimeCode } from '#app/money/direct-debit/one-time-code.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { ACCOUNT, askedDebit, codeOn, DEBIT, otherThan, spentCode } from '#stories/shared/debits.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { ORDER, TOTAL } from '#stories/shared/purchases.ts'
import { START } from '#stories/shared/story-clock.ts'

const SECOND = 1000
const iso = (moment: number) => new Date(moment).toISOString()

const ASKED = {
  path: `/directdebit?order=${ORDER}&debit=${DEBIT}`,
  whole: true,
  situation: askedDebit(),
}

const OFFERED = {
  reference: '0191A2B3C4D5E6F7',
  type: 'one-off',
  creditor: {
    id: 'NL22ZZZ000000000000',
    name: 'Vonk Voorbeeld B.V.',
    address: 'Voorbeeldstraat 1',
    city: '0000 AA Voorbeeldstad',
    country: 'NL',
  },
  debtor: 'Noor de Vries',
  iban: 'NL91ABNA0417164300',
} as const

const meta = preview.meta({
  title: 'Credits/One-time code',
  component: OneTimeCode,
  subcomponents: { MandateLine, MandateText },
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
      offered: OFFERED,
      mandate: null,
      now: iso(START),
      receivedAt: START,
    },
    total: TOTAL,
    busy: false,
    resent: false,
    error: null,
    onConfirm: fn(),
    onAgain: fn(),
    onChange: fn(),
  },
})

const dialog = async ({ t }: Playing['app']) =>
  within(await screen.findByRole('dialog', { name: t('credits:otp.title') }))

/** Enters a code and confirms. */
async function agree({ app, userEvent }: Pick<Playing, 'app' | 'userEvent'>, code: string) {
  const modal = await dialog(app)
  await userEvent.type(modal.getByLabelText(app.t('credits:otp.code')), code)
  const confirm = app.t('credits:checkout.pay', { money: app.format.money(TOTAL) })
  await userEvent.click(modal.getByRole('button', { name: confirm }))
  return modal
}

export const Asked = meta.story({
  tags: ['open'],
  play: async ({ app }) => {
    const modal = await dialog(app)
    const sent = app.t('credits:otp.text', { phone: '+31••••78' })
    await expect(modal.getByText(sent)).toBeVisible()
    const money = app.format.money(TOTAL)
    const company = 'Vonk Voorbeeld B.V.'
    // The whole mandate is between the code and the button.
    for (const words of [
      app.t('credits:mandate.authorise', { company }),
      app.t('credits:mandate.refund'),
      company,
      'NL22ZZZ000000000000',
      ACCOUNT.account_holder,
      'NL91 ABNA 0417 1643 00',
      app.t('credits:mandate.one-off', { money }),
      app.format.date(START),
      app.t('credits:mandate.announced-how'),
      app.t('credits:mandate.sign'),
    ])
      await expect(await modal.findByText(words, { collapseWhitespace: false })).toBeVisible()
    const [soon] = app.t('credits:otp.again-in', { seconds: '…' }).split('…')
    const wait = (name: string) => name.startsWith(soon ?? '')
    await expect(modal.getByRole('button', { name: wait })).toBeDisabled()
    await expect(
      modal.getByRole('button', { name: app.t('credits:checkout.pay', { money }) }),
    ).toBeVisible()
  },
})

export const Incomplete = meta.story({
  tags: ['open'],
  play: async ({ app, userEvent }) => {
    const modal = await agree({ app, userEvent }, '123')
    await expect(await modal.findByText(app.t('credits:otp.incomplete'))).toBeVisible()
  },
})

export const Wrong = meta.story({
  tags: ['open'],
  play: async ({ app, userEvent }) => {
    const modal = await agree({ app, userEvent }, otherThan(await codeOn(app.world)))
    const left = app.t('credits:otp.left', { count: 4 })
    await expect(await modal.findByText(`${app.t('errors:code.invalid')}. ${left}`)).toBeVisible()
  },
})

export const Expired = meta.story({
  tags: ['open'],
  parameters: { app: { ...ASKED, situation: spentCode() } },
  play: async ({ app, userEvent }) => {
    const modal = await agree({ app, userEvent }, await codeOn(app.world))
    await expect(await modal.findByText(app.t('errors:code.expired'))).toBeVisible()
  },
})

export const Right = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await agree({ app, userEvent }, await codeOn(app.world))
    await expect(
      await canvas.findByRole('heading', { name: app.t('credits:order.debited.title') }),
    ).toBeVisible()
    await expect(app.path()).toBe(`/transactions/${ORDER}`)
    await expect(
      await canvas.findByText(app.pattern('credits:mandate.line', { iban: 'NL••••4300' })),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const PutAsideForOtherDetails = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const modal = await dialog(app)
    await userEvent.click(modal.getByRole('button', { name: app.t('credits:otp.change') }))
    await expect(await canvas.findByLabelText(app.t('credits:debit.iban'))).toBeVisible()
    await expect(app.path()).toBe(`/directdebit?order=${ORDER}`)
  },
})

const ALONE = { app: { ...ASKED, whole: false } }

export const AnotherCanBeSent = meta.story({
  tags: ['open'],
  parameters: ALONE,
  play: async ({ app, args, userEvent }) => {
    const modal = await dialog(app)
    await userEvent.click(modal.getByRole('button', { name: app.t('credits:otp.again') }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
})

export const AnotherIsOnItsWay = meta.story({
  tags: ['open'],
  parameters: ALONE,
  args: { resent: true },
  play: async ({ app }) => {
    await expect((await dialog(app)).getByText(app.t('credits:otp.resent'))).toBeVisible()
  },
})

export const LimitReached = meta.story({
  tags: ['open'],
  parameters: ALONE,
  args: { error: { code: 'directdebit.limit-reached', limit: 3 } },
  play: async ({ app }) => {
    await expect((await dialog(app)).getByRole('alert')).toHaveTextContent(
      app.t('errors:directdebit.limit-reached', { limit: 3 }),
    )
  },
})

export const Confirming = meta.story({
  tags: ['open'],
  parameters: ALONE,
  args: { busy: true },
  play: async ({ app, args, userEvent }) => {
    await dialog(app)
    await userEvent.keyboard('{Escape}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const OnAPhone = meta.story({
  tags: ['open'],
  parameters: ALONE,
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, userEvent }) => {
    const field = (await dialog(app)).getByLabelText(app.t('credits:otp.code'))
    await userEvent.type(field, '482913')
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  },
})
