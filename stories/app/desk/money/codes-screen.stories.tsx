import { expect, screen, waitFor, within } from 'storybook/test'
import { LimitFields, WorthFields } from '#app/desk/money/code-fields.tsx'
import { CodeTable } from '#app/desk/money/code-table.tsx'
import { CodesScreen } from '#app/desk/money/codes-screen.tsx'
import { NewCode } from '#app/desk/money/new-code.tsx'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import { paidOrder } from '#stories/shared/paid-order.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { tenOff } from '#stories/shared/ten-off.ts'

const PATH = '/desk/codes'
/** Codes of the stories. */
const SPRING = 'SPRING-20'
const BACK = 'WELCOME-BACK'
const WINTER = 'WINTER'
const SUMMER = 'SUMMER-25'
const FIVE = 'FIVE'

const ID = '00000000-0000-7000-8000-00000000000'

/** Three codes: one that was used, one of an amount with all limits, one that has ended. */
const withCodes = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ accounts, discounts, orders }) => {
    const at = ports.now()
    const [ann] = await accounts.shownAfter(null, 1)
    const made = (nth: number) => ({ id: `${ID}${nth}`, at: at + nth })
    await discounts.add(tenOff(SPRING, { percentage: 20, made: made(1) }))
    await discounts.add(
      tenOff(BACK, {
        percentage: 0,
        amount: 500,
        currency: 'EUR',
        minimumOrderValue: 2500,
        country: 'NL',
        member: ann?.id ?? null,
        expires: at + 9e8,
        validity: 'once',
        paymentMethods: ['ideal', 'creditcard'],
        made: made(2),
      }),
    )
    await discounts.add(tenOff(WINTER, { status: 'off', made: made(3) }))
    if (ann)
      await orders.add(
        paidOrder(
          { id: `${ID}9`, member: ann.id, at },
          {
            discount: { code: SPRING, percentage: 20 },
            total: { amount: 3199, currency: 'EUR' },
          },
        ),
      )
    return ok(null)
  })

const meta = preview.meta({
  title: 'Desk/Discount codes',
  component: CodesScreen,
  subcomponents: { CodeTable, LimitFields, NewCode, WorthFields },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: PATH, whole: true, situation: and(operator(), withCodes) },
  },
})

const field = (
  { app, canvas }: Playing,
  key: 'column.code' | 'new.kind-percentage' | 'new.kind-amount' | 'new.minimum' | 'new.member',
) =>
  canvas.getByRole('textbox', {
    name: (name: string) => name.startsWith(app.t(`desk-money:${key}`)),
  })
const submit = async ({ app, canvas, userEvent }: Playing) =>
  userEvent.click(canvas.getByRole('button', { name: app.t('desk-money:new.submit') }))

export const Listed = meta.story({
  play: async ({ app, canvas }) => {
    await canvas.findByText(SPRING)
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows.map((row) => row.querySelector('span')?.textContent)).toEqual([
      WINTER,
      BACK,
      SPRING,
    ])
    const used = within(rows[2] ?? document.body)
    const given = app.format.money({ amount: 800, currency: 'EUR' }).replaceAll(/\s/g, ' ')
    await expect(used.getByText(given)).toBeVisible()
    await expect(within(rows[0] ?? document.body).queryByRole('button')).toBeNull()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(SPRING)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const InDark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(SPRING)).toBeVisible()
  },
})

export const Making = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: operator() } },
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await expect(await canvas.findByText(app.t('desk-money:codes.none'))).toBeVisible()
    await userEvent.type(field(playing, 'column.code'), SUMMER.toLowerCase())
    await userEvent.type(field(playing, 'new.kind-percentage'), '25')
    await submit(playing)
    await expect(
      await screen.findByText(app.t('desk-money:new.made', { code: SUMMER })),
    ).toBeVisible()
    await expect(await canvas.findByText(SUMMER)).toBeVisible()
    await expect(field(playing, 'column.code')).toHaveValue('')
  },
})

export const WrongTerms = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await canvas.findByText(SPRING)
    await submit(playing)
    await expect(field(playing, 'column.code')).toHaveFocus()
    await expect(field(playing, 'column.code')).toHaveAccessibleDescription(
      new RegExp(app.t('desk-money:problem.missing')),
    )
    await expect(field(playing, 'new.kind-percentage')).toHaveAccessibleDescription(
      app.t('desk-money:problem.percentage'),
    )
    await userEvent.type(field(playing, 'column.code'), SPRING.toLowerCase())
    await userEvent.type(field(playing, 'new.kind-percentage'), '20')
    await submit(playing)
    await expect(await canvas.findByText(app.t('errors:discount-code.taken'))).toBeVisible()
    await userEvent.type(field(playing, 'new.member'), 'nobody@example.test')
    await userEvent.type(field(playing, 'column.code'), '0')
    await submit(playing)
    await expect(await canvas.findByText(app.t('desk-money:problem.unknown'))).toBeVisible()
  },
})

export const AnAmount = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await canvas.findByText(SPRING)
    await userEvent.type(field(playing, 'column.code'), FIVE)
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: app.t('desk-money:new.kind') }),
      'amount',
    )
    await userEvent.type(field(playing, 'new.kind-amount'), '5')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: app.t('desk-money:new.currency') }),
      'EUR',
    )
    await userEvent.type(field(playing, 'new.minimum'), '9')
    await submit(playing)
    const least = app.format.money({ amount: 1000, currency: 'EUR' })
    await expect(
      await canvas.findByText(app.t('desk-money:problem.too-low', { least })),
    ).toBeVisible()
    await userEvent.clear(field(playing, 'new.minimum'))
    await userEvent.type(field(playing, 'new.minimum'), '20,50')
    await submit(playing)
    await expect(
      await screen.findByText(app.t('desk-money:new.made', { code: FIVE })),
    ).toBeVisible()
  },
})

export const Ending = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const end = await canvas.findByRole('button', {
      name: app.t('desk-money:code.end-one', { code: SPRING }),
    })
    await userEvent.click(end)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: app.t('desk-money:code.end') }))
    await expect(
      await screen.findByText(app.t('desk-money:code.ended', { code: SPRING })),
    ).toBeVisible()
    await waitFor(() => expect(end).not.toBeInTheDocument())
  },
})

export const Loading = meta.story({
  parameters: {
    app: { path: PATH, situation: operator(), network: slow('/api/desk/discount-codes') },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-money:codes.loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: {
    app: {
      path: PATH,
      situation: operator(),
      network: failing({ code: 'busy' }, '/api/desk/discount-codes'),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:busy'))).toBeVisible()
  },
})
