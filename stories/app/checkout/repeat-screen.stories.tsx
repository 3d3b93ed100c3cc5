import { expect, screen, waitFor, within } from 'storybook/test'
import { RepeatScreen } from '#app/checkout/repeat-screen.tsx'
import { Refusal } from '#app/client/client.ts'
import { bundlesQuery, lastOrderQuery } from '#app/credits/queries.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'
import { completedOrder, TOTAL } from '#stories/shared/purchases.ts'
import { freeMember, premiumMember } from '#stories/shared/situations.ts'

const REPEAT = {
  path: '/credits/repeat-order',
  whole: true,
  situation: completedOrder(premiumMember(), 'ideal'),
}

const meta = preview.meta({
  title: 'Credits/Repeat order',
  component: RepeatScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: REPEAT,
  },
})

/** Orders again, up to the confirmation. */
async function openConfirmation({ app, canvas, userEvent }: Playing) {
  const money = app.format.money(TOTAL)
  const payButton = { name: app.t('credits:checkout.pay', { money }) }
  await userEvent.click(await canvas.findByRole('button', payButton))
  const title = app.t('credits:repeat.confirm.title', { money, method: 'iDEAL' })
  return screen.findByRole('alertdialog', { name: title })
}

export const AskedOnceMore = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const question = await openConfirmation({ app, canvas, userEvent })
    await waitFor(() => expect(question).toBeVisible())
  },
})

export const NotAfterAll = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const question = await openConfirmation({ app, canvas, userEvent })
    await userEvent.click(await within(question).findByRole('button', { name: app.t('cancel') }))
    const { orders } = Object(await app.browser.ask('GET', '/api/orders'))
    await expect(orders).toHaveLength(2)
  },
})

/** A refetch in the background that fails must not take the order away. */
export const StaysWhenARefetchFails = meta.story({
  play: async ({ app, canvas }) => {
    const title = await canvas.findByRole('heading', { name: app.t('credits:repeat.title') })
    const queryFn = () => Promise.reject(new Refusal({ code: 'network' }))
    for (const { queryKey } of [lastOrderQuery, bundlesQuery])
      await app.queries.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => null)
    await expect(title).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { app: { ...REPEAT, situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('credits:repeat.none.title'))).toBeVisible()
  },
})
