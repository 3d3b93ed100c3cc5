import { expect, screen } from 'storybook/test'
import { newcomer, premiumMember } from '#app/mocks/scenes/situations.ts'
import { DebitFields } from '#app/money/direct-debit/debit-fields.tsx'
import { Debiting } from '#app/money/direct-debit/debit-form.tsx'
import { DebitTerms } from '#app/money/direct-debit/debit-terms.tsx'
import { DirectDebitScreen } from '#app/money/direct-debit/direct-debit-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import {
  ACCOUNT,
  EMPTY_IBAN,
  manyCodes,
  returnedDebit,
  unsignedOrder,
} from '#stories/shared/debits.ts'
import { slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { completedOrder, ORDER, TOTAL } from '#stories/shared/purchases.ts'
import { typedBefore } from '#stories/shared/typed-before.ts'

const UNSIGNED = { path: `/directdebit?order=${ORDER}`, whole: true, situation: unsignedOrder() }

const meta = preview.meta({
  title: 'Credits/Direct debit',
  component: DirectDebitScreen,
  subcomponents: { Debiting, DebitFields, DebitTerms },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: UNSIGNED },
  args: { order: ORDER, debit: null },
})

export const FilledInBefore = meta.story({
  parameters: {
    app: {
      ...UNSIGNED,
      situation: typedBefore(
        {
          'direct-debit': {
            accountHolder: ACCOUNT.account_holder,
            street: ACCOUNT.street,
            houseNumber: ACCOUNT.house_number,
            zip: ACCOUNT.zip,
            city: ACCOUNT.city,
          },
        },
        UNSIGNED.situation,
      ),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:debit.restored'))).toBeVisible()
    const street = await canvas.findByLabelText(app.t('credits:debit.street'))
    await expect(street).toHaveValue(ACCOUNT.street)
    await expect(await canvas.findByLabelText(app.t('credits:debit.iban'))).toHaveValue('')
  },
})

/** Fills in the whole form; the IBAN varies. */
async function fill({ app: { t }, canvas, userEvent }: Playing, iban: string = ACCOUNT.iban) {
  const typed = async (label: string, text: string) =>
    userEvent.type(await canvas.findByLabelText(label), text)
  await typed(t('credits:debit.holder'), ACCOUNT.account_holder)
  await typed(t('credits:debit.iban'), iban)
  await typed(t('credits:debit.street'), ACCOUNT.street)
  await typed(t('credits:debit.house-number'), ACCOUNT.house_number)
  await typed(t('credits:debit.zip'), ACCOUNT.zip)
  await typed(t('credits:debit.city'), ACCOUNT.city)
  await typed(t('credits:debit.phone'), ACCOUNT.phone)
}

const send = async ({ app: { t }, canvas, userEvent }: Playing) =>
  userEvent.click(await canvas.findByRole('button', { name: t('credits:debit.send') }))

export const SaysWhatIsAgreedTo = meta.story({
  play: async ({ app, canvas }) => {
    const money = app.format.money(TOTAL)
    const asWritten = { collapseWhitespace: false }
    for (const words of [
      app.t('credits:order.of', { count: 60, money }),
      app.t('credits:debit.terms-once', { company: 'Vonk Voorbeeld B.V.', money }),
    ])
      await expect(await canvas.findByText(words, asWritten)).toBeVisible()
    await expect(await canvas.findByText(app.t('credits:debit.terms-back'))).toBeVisible()
    await expect(await canvas.findByText(app.t('credits:debit.terms-kept'))).toBeVisible()
    await expect(await canvas.findByText(app.t('credits:debit.next'))).toBeVisible()
  },
})

export const EachFieldSaysWhatItMisses = meta.story({
  name: 'Missing fields',
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(app.t('credits:debit.iban')),
      'NL91ABNA0417164301',
    )
    await send({ app, canvas, userEvent })
    await expect(
      await canvas.findByLabelText(app.t('credits:debit.iban')),
    ).toHaveAccessibleDescription(app.t('errors:iban.invalid'))
    await expect(await canvas.findByLabelText(app.t('credits:debit.holder'))).toHaveFocus()
    await userEvent.type(await canvas.findByLabelText(app.t('credits:debit.iban')), '{Backspace}0')
    await expect(await canvas.findByText(app.t('credits:debit.iban-valid'))).toBeVisible()
  },
})

export const ACodeGoesToThePhone = meta.story({
  name: 'Code sent',
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    await fill({ app, canvas, userEvent })
    await send({ app, canvas, userEvent })
    const dialog = await screen.findByRole('dialog', { name: app.t('credits:otp.title') })
    await expect(dialog).toHaveTextContent(app.t('credits:otp.text', { phone: '+31••••78' }))
    // A reloaded page continues with the code.
    await expect(app.path()).toContain('&debit=')
  },
})

export const AnAccountThatSentADebitBack = meta.story({
  name: 'Returned debit',
  parameters: { app: { ...UNSIGNED, situation: returnedDebit() } },
  play: async ({ app, canvas, userEvent }) => {
    await fill({ app, canvas, userEvent }, EMPTY_IBAN)
    await send({ app, canvas, userEvent })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(app.t('errors:directdebit.blocked'))
    await expect(alert).toHaveTextContent(app.t('credits:debit.other'))
  },
})

export const NoMoreCodesToday = meta.story({
  parameters: { app: { ...UNSIGNED, situation: manyCodes() } },
  play: async ({ app, canvas, userEvent }) => {
    await fill({ app, canvas, userEvent })
    await send({ app, canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      app.t('errors:directdebit.limit-reached', { limit: 3 }),
    )
  },
})

export const OnAPhone = meta.story({
  parameters: { app: { ...UNSIGNED, situation: unsignedOrder(newcomer()) } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: app.t('credits:debit.send') }),
    ).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Loading = meta.story({
  parameters: { app: { ...UNSIGNED, network: slow(`/api/orders/${ORDER}/refresh`) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:order.loading'))).toBeInTheDocument()
  },
})

export const AnOrderThatIsPaidShowsWhatCameOfIt = meta.story({
  name: 'Paid already',
  parameters: { app: { ...UNSIGNED, situation: completedOrder(premiumMember()) } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: app.t('credits:order.completed.title', { count: 60 }),
      }),
    ).toBeVisible()
    await expect(app.path()).toBe(`/transactions/${ORDER}`)
  },
})

export const NoSuchOrder = meta.story({
  parameters: { app: { ...UNSIGNED, path: '/directdebit' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    // The site's layout is around it, once.
    await expect(canvas.getAllByRole('main')).toHaveLength(1)
  },
})
