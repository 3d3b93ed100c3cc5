import { expect, within } from 'storybook/test'
import { FoundNumbers } from '#app/desk/members/found-numbers.tsx'
import { MemberTable } from '#app/desk/members/member-table.tsx'
import { MembersScreen } from '#app/desk/members/members-screen.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORT, REPORTED, reported } from '#stories/shared/desk-cases.ts'
import { failing, slow } from '#stories/shared/network.ts'

const PLACE = { path: '/desk/members', situation: operator() }

const meta = preview.meta({
  title: 'Desk/Members',
  component: MembersScreen,
  subcomponents: { FoundNumbers, MemberTable },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: PLACE },
})

export const Opened = meta.story({
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('searchbox', { name: app.t('desk-cases:members.search') }),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('table', { name: app.t('desk-members:list.caption') }),
    ).toBeVisible()
  },
})

/** What is pasted stays, and is not cut to something else. */
export const TooLong = meta.story({
  tags: ['!dev'],
  play: async ({ app, canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    const pasted = 'noor '.repeat(80)
    await userEvent.click(field)
    await userEvent.paste(pasted)
    await expect(field).toHaveValue(pasted)
    await expect(await canvas.findByText(app.t('too-long', { limit: 300 }))).toBeVisible()
  },
})

export const Found = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox')
    await userEvent.type(field, `${REPORTED.name.slice(0, 3).toLowerCase()}{Enter}`)
    const table = await canvas.findByRole('table', { name: app.t('desk-cases:members.caption') })
    await expect(table).toHaveTextContent(REPORTED.name)
    // Neither the text nor who was found is in the URL.
    await expect(app.path()).toBe('/desk/members')
  },
})

/** One field for everything: what was found is said, with the way to it. */
export const FoundByNumber = meta.story({
  parameters: { app: { ...PLACE, situation: reported() } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), `${REPORT}{Enter}`)
    const list = await canvas.findByRole('region', { name: app.t('desk-cases:members.numbers') })
    const row = within(list).getByRole('link')
    await expect(row).toHaveTextContent(app.t('desk-cases:numbered.report'))
    await expect(row).toHaveTextContent(REPORTED.name)
    await expect(row).toHaveAttribute('href', `/desk/reports/${REPORT}`)
    const number = /\d{6}-[0-9A-Z]{6}/.exec(row.textContent ?? '')?.[0] ?? ''
    const field = canvas.getByRole('searchbox')
    await userEvent.clear(field)
    await userEvent.type(field, `${number.toLowerCase()}{Enter}`)
    await expect(await canvas.findByRole('link', { name: new RegExp(number) })).toBeVisible()
    await expect(canvas.queryByText(app.t('desk-cases:members.none'))).toBeNull()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), `${REPORTED.id}{Enter}`)
    const link = await canvas.findByRole('link', { name: REPORTED.name })
    await expect(link).toHaveAttribute('href', `/desk/members/${REPORTED.id}`)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Missing = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'x@example.test{Enter}')
    await expect(await canvas.findByText(app.t('desk-cases:members.none'))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...PLACE, network: slow('/api/desk/members/search') } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'an{Enter}')
    await expect(await canvas.findByText(app.t('desk-cases:members.loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: { app: { ...PLACE, network: failing({ code: 'busy' }, '/api/desk/members/search') } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'an{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
  },
})
