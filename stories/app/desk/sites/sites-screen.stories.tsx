import { expect, screen, within } from 'storybook/test'
import { FaultList } from '#app/desk/sites/fault-list.tsx'
import { NewSite } from '#app/desk/sites/new-site.tsx'
import { SitesFile } from '#app/desk/sites/sites-file.tsx'
import { SitesScreen } from '#app/desk/sites/sites-screen.tsx'
import { and } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { fromFile, OLD_NAME, ownDraft } from '#stories/shared/desk-sites.ts'
import type { Playing } from '#stories/shared/playing.ts'

const PATH = '/desk/sites'
const NEW_ID = 'klik'
const OLD_FIELD = 'vonk · old_field'
const told = (place: string, fault: string) => `${place}: ${fault}`

const meta = preview.meta({
  title: 'Desk/Sites',
  component: SitesScreen,
  subcomponents: { FaultList, NewSite, SitesFile },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: PATH, whole: true, situation: operator() },
  },
})

/** Chooses a file with this text. */
async function choose({ app, canvas, userEvent }: Playing, text: string) {
  const field = await canvas.findByLabelText(app.t('desk-sites:file.import'))
  await userEvent.upload(field, new File([text], 'sites.json', { type: 'application/json' }))
}

export const List = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: and(operator(), ownDraft) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('link', { name: OLD_NAME })).toBeVisible()
    await expect(
      canvas.getByText(app.t('desk-sites:tag.draft', { by: 'Demo-operator' })),
    ).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { name: app.t('desk-sites:new.title') })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const OfAFile = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: and(operator(), fromFile) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-sites:file.lead'))).toBeVisible()
    await expect(canvas.queryByText(app.t('desk-sites:new.title'))).toBeNull()
    await expect(canvas.getByRole('button', { name: app.t('desk-sites:file.take') })).toBeVisible()
  },
})

export const BeginningWithATakenName = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: app.t('desk-sites:new.id') })
    const begin = canvas.getByRole('button', { name: app.t('desk-sites:new.submit') })
    await userEvent.type(field, 'Klik')
    await userEvent.click(begin)
    await expect(await canvas.findByText(app.t('desk-sites:fault.no-id'))).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'vonk')
    await userEvent.click(begin)
    await expect(await canvas.findByText(app.t('desk-sites:fault.taken'))).toBeVisible()
  },
})

export const Beginning = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: app.t('desk-sites:new.id') }),
      NEW_ID,
    )
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-sites:new.submit') }))
    await expect(await canvas.findByRole('heading', { level: 1, name: NEW_ID })).toBeVisible()
    await expect(app.path()).toBe('/desk/sites/klik')
  },
})

export const Importing = meta.story({
  tags: ['open'],
  play: async (playing) => {
    await choose(playing, JSON.stringify({ sites: [{ id: 'vonk', domain: 'localhost' }] }))
    const { app } = playing
    const question = within(await screen.findByRole('alertdialog'))
    await expect(
      question.getByText(app.t('desk-sites:file.ask-sites', { sites: 'vonk' })),
    ).toBeVisible()
  },
})

/** A file of an older or newer product, with more that is wrong. */
export const ImportRefused = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    const entry = { id: 'vonk', domain: 'https://vonk.example', old_field: 1, min_age: 12 }
    await choose(playing, JSON.stringify({ sites: [entry] }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: app.t('desk-sites:publish') }))
    await expect(await canvas.findByText(app.t('errors:site.invalid'))).toBeVisible()
    await expect(
      canvas.getByText(told(OLD_FIELD, app.t('desk-sites:fault.unknown-field'))),
    ).toBeVisible()
  },
})

export const ImportUnreadable = meta.story({
  play: async (playing) => {
    await choose(playing, '<html>')
    const { app, canvas } = playing
    await expect(await canvas.findByText(app.t('desk-sites:file.unreadable'))).toBeVisible()
  },
})
