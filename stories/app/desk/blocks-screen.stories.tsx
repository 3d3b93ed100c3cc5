import { expect, waitFor } from 'storybook/test'
import { BlockForm } from '#app/desk/blocks/block-form.tsx'
import { BlocksScreen, BlockTable } from '#app/desk/blocks/blocks-screen.tsx'
import { and, storyId } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import { ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'

const SPAM = 'spam.test'

const PLACE = { path: '/desk/blocks', situation: operator() }

const blocked = and(operator(), ({ world: { ports } }) =>
  ports.atomically(async ({ signupBlocks }) => {
    const addedAt = ports.now()
    const block = { reason: 'Elke dag nieuwe', by: 'gone', addedAt, until: addedAt + 30 * DAY }
    const network = '2001:db8:1::/48'
    await signupBlocks.add({ id: storyId(0xb10), kind: 'network', value: network, ...block })
    await signupBlocks.add({ id: storyId(0xb11), kind: 'domain', value: SPAM, ...block })
    return ok(null)
  }),
)

const meta = preview.meta({
  title: 'Desk/Blocks',
  component: BlocksScreen,
  subcomponents: { BlockForm, BlockTable },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: PLACE },
})

export const Blocking = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.t('desk-members:block.none'))).toBeVisible()
    const submit = canvas.getByRole('button', { name: app.t('desk-members:block.submit') })
    await userEvent.click(submit)
    await expect(canvas.getByText(app.t('errors:reason.missing'))).toBeVisible()
    const value = canvas.getByRole('textbox', { name: app.t('desk-members:block.domain') })
    await userEvent.type(value, 'gmail.com')
    await userEvent.type(
      canvas.getByRole('textbox', { name: app.t('desk-members:block.reason') }),
      'Spam',
    )
    await userEvent.click(submit)
    await expect(await canvas.findByText(app.t('errors:block.usual-domain'))).toBeVisible()
    await userEvent.clear(value)
    await userEvent.type(value, `@${SPAM}`)
    await userEvent.click(submit)
    const table = await canvas.findByRole('table')
    await expect(table).toHaveTextContent(SPAM)
    await waitFor(() => expect(value).toHaveValue(''))
  },
})

export const Blocked = meta.story({
  parameters: { app: { ...PLACE, situation: blocked } },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(3)
    await userEvent.click(
      canvas.getByRole('button', {
        name: app.t('desk-members:block.end-one', { what: SPAM }),
      }),
    )
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { ...PLACE, situation: blocked } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Loading = meta.story({
  parameters: { app: { ...PLACE, network: slow('/api/desk/signup-blocks') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-members:block.loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: { app: { ...PLACE, network: failing({ code: 'busy' }, '/api/desk/signup-blocks') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:busy'))).toBeVisible()
  },
})
