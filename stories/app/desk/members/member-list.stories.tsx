import { expect, waitFor, within } from 'storybook/test'
import { MemberFilter } from '#app/desk/members/member-filter.tsx'
import { MemberList } from '#app/desk/members/member-list.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED } from '#stories/shared/desk-cases.ts'
import { failing, slow } from '#stories/shared/network.ts'

const PLACE = { path: '/desk/members', situation: operator() }

const meta = preview.meta({
  title: 'Desk/Member list',
  component: MemberList,
  subcomponents: { MemberFilter },
  tags: ['!autodocs'],
  parameters: { layout: 'padded', app: PLACE },
})

export const Everybody = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: app.t('desk-members:list.caption') })
    await expect(within(table).getAllByRole('row')).toHaveLength(51)
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-members:list.more') }))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(51))
    await expect(app.path()).toBe('/desk/members')
  },
})

export const Limited = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await canvas.findByRole('table')
    const part = canvas.getByRole('textbox', { name: app.t('desk-members:filter.address') })
    await userEvent.type(part, REPORTED.id.slice(-8))
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: app.t('desk-cases:column.state') }),
      'banned',
    )
    await expect(await canvas.findByText(app.t('desk-members:list.none'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-members:filter.clear') }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(51))
    await expect(part).toHaveValue('')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Loading = meta.story({
  parameters: { app: { ...PLACE, network: slow('/api/desk/members/list') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-members:list.loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: { app: { ...PLACE, network: failing({ code: 'busy' }, '/api/desk/members/list') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
  },
})
