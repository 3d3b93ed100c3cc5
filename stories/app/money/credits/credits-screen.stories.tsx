import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { atSite, paying } from '#app/mocks/scenes/situation.ts'
import { freeMember, newcomer, premiumMember } from '#app/mocks/scenes/situations.ts'
import { BundleChoice } from '#app/money/credits/bundle-choice.tsx'
import { CreditsScreen } from '#app/money/credits/credits-screen.tsx'
import { DiscountAfter } from '#app/money/credits/discount-after.tsx'
import { DiscountLine } from '#app/money/credits/discount-line.tsx'
import { HeldCode } from '#app/money/credits/held-code.tsx'
import { LedgerSheet } from '#app/money/credits/ledger-sheet.tsx'
import { NothingForSale } from '#app/money/credits/nothing-for-sale.tsx'
import { Wallet } from '#app/money/credits/wallet.tsx'
import { HOUR } from '#core/shared/time.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { euros } from '#stories/shared/prices.ts'
import { completedOrder, stayed, TOTAL } from '#stories/shared/purchases.ts'

const toPay = ({ t, format }: Playing['app'], cents: number) =>
  t('credits:bundles.continue', { money: format.money(euros(cents)) })
const each = ({ pattern, format }: Playing['app'], cents: number) =>
  pattern('credits:bundles.each', { money: format.money(euros(cents)) })

const CREDITS = { path: '/credits', whole: true, situation: premiumMember() }

const meta = preview.meta({
  title: 'Credits/Credits',
  component: CreditsScreen,
  subcomponents: {
    BundleChoice,
    DiscountAfter,
    DiscountLine,
    HeldCode,
    LedgerSheet,
    NothingForSale,
    Wallet,
  },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: CREDITS,
  },
  args: { code: null, onCode: fn(), bundle: null, onBundle: fn() },
})

export const Bundles = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const bundles = await canvas.findAllByRole('radio')
    await expect(bundles).toHaveLength(4)
    await expect(bundles[0]).toBeChecked()
    await userEvent.click(
      await canvas.findByRole('radio', { name: app.pattern('credits', { count: 60 }) }),
    )
    const on = await canvas.findByRole('link', { name: toPay(app, 3999) })
    await expect(on).toHaveAttribute('href', '/credits/eur-60')
    await expect(await canvas.findByText(each(app, 67))).toBeVisible()
    // There is an order to repeat; without one `tests/e2e/orders.e2e.ts` finds no link.
    const repeat = await canvas.findByRole('link', { name: app.t('credits:credits.repeat') })
    await expect(repeat).toHaveAttribute('href', '/credits/repeat-order')
  },
})

/** It was shown once, in the dialog that it kept the member from. */
export const APersonalCode = meta.story({
  parameters: { app: { ...CREDITS, situation: stayed(premiumMember()) } },
  play: async ({ app, canvas, userEvent }) => {
    const half = { percent: app.format.percent(50) }
    const held = await canvas.findByText(app.pattern('credits:code.held', half))
    await expect(held).toBeVisible()
    const [apply] = await canvas.findAllByRole('button', { name: app.t('credits:code.apply') })
    if (apply) await userEvent.click(apply)
    await expect(await canvas.findByText(app.pattern('credits:code.applied', half))).toBeVisible()
    await expect(held).not.toBeInTheDocument()
  },
})

export const WithTheTimeBonus = meta.story({
  parameters: { app: { ...CREDITS, situation: newcomer() } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(
        app.pattern('credits:bundles.first-until', { percent: app.format.percent(25) }),
      ),
    ).toBeVisible()
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument()
    const [first] = await canvas.findAllByRole('radio')
    await expect(first).toHaveAccessibleName(app.pattern('credits', { count: 25 }))
    await expect(first).toHaveAccessibleName(expect.stringContaining(app.format.money(euros(1499))))
    await expect(await canvas.findByRole('link', { name: toPay(app, 1499) })).toBeVisible()
    await expect(await canvas.findByText(each(app, 60))).toBeVisible()
  },
})

export const OnTheLastDay = meta.story({
  parameters: { app: { ...CREDITS, situation: newcomer({ joinedAgo: 50 * HOUR }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('timer')).toHaveLength(1))
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^2[12]:\d\d:\d\d$/)
  },
})

export const LessAfterTheBonus = meta.story({
  parameters: {
    app: { ...CREDITS, situation: atSite({ welcomePercentage: 10 }, newcomer()) },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(
        app.pattern('credits:bundles.discount-then', { percent: app.format.percent(10) }),
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^0[23]:\d\d:\d\d$/)
  },
})

export const OnAPhone = meta.story({
  parameters: { app: { ...CREDITS, situation: newcomer() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    const onward = await canvas.findByRole('link', {
      name: app.pattern('credits:bundles.continue'),
    })
    // On the first screen, before any scrolling.
    await expect(onward.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Spending of this month is beside the balance. */
export const ThisMonth = meta.story({
  parameters: { app: { ...CREDITS, situation: completedOrder(freeMember()) } },
  play: async ({ app, canvas }) => {
    const list = app.format.list([app.format.money(TOTAL), app.t('credits', { count: 0 })])
    await expect(
      await canvas.findByText(app.pattern('credits:credits.month', { list })),
    ).toBeVisible()
  },
})

export const WhereTheyWent = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('credits:credits.history') }),
    )
    const sheet = await screen.findByRole('dialog', { name: app.t('credits:ledger.title') })
    await expect(await within(sheet).findByText(app.t('credits:reason.signup'))).toBeVisible()
    await expect(within(sheet).getAllByText(app.t('credits:ledger.paid')).length).toBeGreaterThan(1)
  },
})

export const Loading = meta.story({
  parameters: { app: { ...CREDITS, network: slow('/api/bundles') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:bundles.loading'))).toBeInTheDocument()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: { app: { ...CREDITS, network: failing({ code: 'internal' }, '/api/bundles') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { app: { ...CREDITS, situation: paying('none', premiumMember()) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:closed.text'))).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
})
