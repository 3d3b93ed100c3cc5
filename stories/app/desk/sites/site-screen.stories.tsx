import { expect, screen, waitFor, within } from 'storybook/test'
import { AllowanceField, OneField, SomeField, YesField } from '#app/desk/sites/chosen-fields.tsx'
import { ColourSetting } from '#app/desk/sites/colour-setting.tsx'
import { OrderedField } from '#app/desk/sites/ordered-field.tsx'
import { OwnWordsField } from '#app/desk/sites/own-words-field.tsx'
import { SiteBar } from '#app/desk/sites/site-bar.tsx'
import { SiteEditing } from '#app/desk/sites/site-editing.tsx'
import { SiteFieldControl } from '#app/desk/sites/site-field-control.tsx'
import { SiteForm } from '#app/desk/sites/site-form.tsx'
import { SiteHistory } from '#app/desk/sites/site-history.tsx'
import { SiteMeanwhile } from '#app/desk/sites/site-meanwhile.tsx'
import { SitePreview } from '#app/desk/sites/site-preview.tsx'
import { SiteQuestion } from '#app/desk/sites/site-question.tsx'
import { SiteScreen } from '#app/desk/sites/site-screen.tsx'
import { ListField, NumberField, TypedField } from '#app/desk/sites/typed-fields.tsx'
import { and } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import {
  draftOf,
  fromFile,
  LEOS_NAME,
  OLD_NAME,
  published,
  saveAsColleague,
} from '#stories/shared/desk-sites.ts'
import type { Playing } from '#stories/shared/playing.ts'

const PATH = '/desk/sites/vonk'

/** What the operator calls the site, and a value with what it is called. */
const NEW_NAME = 'Klik'
const OF_FILE = 'region_data'
const told = (label: string, value: string) => `${label}: ${value}`

const meta = preview.meta({
  title: 'Desk/Site',
  component: SiteScreen,
  args: { id: 'vonk' },
  subcomponents: {
    SiteBar,
    SiteEditing,
    SiteForm,
    SiteHistory,
    SiteMeanwhile,
    SitePreview,
    SiteQuestion,
    SiteFieldControl,
    TypedField,
    NumberField,
    ListField,
    YesField,
    OneField,
    SomeField,
    AllowanceField,
    ColourSetting,
    OrderedField,
    OwnWordsField,
  },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: PATH, whole: true, situation: operator() },
  },
})

type Group = 'identity' | 'look' | 'prices' | 'profiles'

async function openGroup({ app, canvas, userEvent }: Playing, group: Group) {
  await userEvent.click(await canvas.findByText(app.t(`desk-sites:group.${group}`)))
}

const button = ({ app, canvas }: Playing, key: 'save' | 'publish' | 'discard') =>
  canvas.getByRole('button', { name: app.t(`desk-sites:${key}`) })

async function rename(playing: Playing, to: string) {
  const { app, canvas, userEvent } = playing
  await openGroup(playing, 'identity')
  const name = canvas.getByRole('textbox', { name: app.t('desk-sites:field.name') })
  await userEvent.clear(name)
  await userEvent.type(name, to)
}

export const AsItCame = meta.story({
  play: async (playing) => {
    const { app, canvas } = playing
    await expect(await canvas.findByText(app.t('desk-sites:state.built-in'))).toBeVisible()
    await expect(button(playing, 'publish')).toBeDisabled()
  },
})

export const Identity = meta.story({
  play: async (playing) => {
    await openGroup(playing, 'identity')
    const { app, canvas } = playing
    await expect(
      canvas.getByRole('textbox', { name: app.t('desk-sites:field.domain') }),
    ).toBeVisible()
  },
})

export const Prices = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await openGroup(playing, 'prices')
    const legend = app.t('desk-sites:field.payment_methods')
    const methods = within(canvas.getByRole('group', { name: legend }))
    const [first, second] = methods.getAllByRole('listitem').map((item) => item.textContent)
    const [, down] = methods.getAllByRole('button')
    down?.focus()
    await userEvent.keyboard('{Enter}')
    const after = methods.getAllByRole('listitem').map((item) => item.textContent)
    await expect(after[0]).toBe(second?.replace('2.', '1.'))
    await expect(after[1]).toBe(first?.replace('1.', '2.'))
    await expect(document.activeElement).toBe(down)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (playing) => {
    for (const group of ['identity', 'prices', 'profiles'] as const) await openGroup(playing, group)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** A colour that would be hard to read is used darker, and the field says so. */
export const ColourHardToRead = meta.story({
  parameters: {
    app: {
      path: PATH,
      whole: true,
      situation: and(operator(), draftOf({ brand_colours: { ember: '#ffee88' } })),
    },
  },
  play: async (playing) => {
    await openGroup(playing, 'look')
    const { app, canvas } = playing
    const field = canvas.getByRole('textbox', {
      name: app.t('desk-sites:field.brand_colours-ember'),
    })
    await expect(field).toHaveAccessibleDescription(/4[.,]5/)
  },
})

export const Saving = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await rename(playing, NEW_NAME)
    await expect(canvas.getByText(app.t('desk-sites:bar.edited'))).toBeVisible()
    await userEvent.click(button(playing, 'save'))
    await expect(await canvas.findByText(app.t('desk-sites:bar.draft'))).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: NEW_NAME })).toBeVisible()
  },
})

/** What is not saved is here again after a reload. */
export const Unsaved = meta.story({
  play: async (playing) => {
    await rename(playing, NEW_NAME)
    const { app, canvas } = playing
    await app.go('/desk/sites/vonk')
    await expect(await canvas.findByText(app.t('desk-sites:bar.edited'))).toBeVisible()
    await expect(canvas.getByDisplayValue(NEW_NAME)).toBeInTheDocument()
  },
})

export const WithFaults = meta.story({
  parameters: {
    app: {
      path: PATH,
      whole: true,
      situation: and(
        operator(),
        draftOf({ domain: 'she.localhost', [OF_FILE]: 7, min_age: 12, bundles: 'nothing' }),
      ),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.t('desk-sites:fault.too-low', { expected: '18' })),
    ).toBeVisible()
    await expect(
      canvas.getByText(told(OF_FILE, app.t('desk-sites:fault.wrong-kind'))),
    ).toBeVisible()
    await expect(canvas.getByText(app.t('desk-sites:preview.published'))).toBeVisible()
  },
})

export const Discarding = meta.story({
  parameters: {
    app: { path: PATH, whole: true, situation: and(operator(), draftOf({ name: NEW_NAME })) },
  },
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await canvas.findByRole('heading', { level: 1, name: NEW_NAME })
    await userEvent.click(button(playing, 'discard'))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: app.t('desk-sites:discard') }))
    await expect(await canvas.findByRole('heading', { level: 1, name: OLD_NAME })).toBeVisible()
  },
})

/** A colleague was first. */
async function saveTooLate(playing: Playing): Promise<void> {
  await rename(playing, NEW_NAME)
  await saveAsColleague(playing.app)
  await playing.userEvent.click(button(playing, 'save'))
}

/** Two operators at one site: the second is told, sees both, and loses nothing. */
export const ChangedMeanwhile = meta.story({
  play: async (playing) => {
    await saveTooLate(playing)
    const { app, canvas, userEvent } = playing
    const first = await canvas.findByText(app.pattern('desk-sites:meanwhile.draft', { by: 'Leo' }))
    await expect(first).toBeVisible()
    await userEvent.click(canvas.getByText(app.pattern('desk-sites:meanwhile.apart', { count: 1 })))
    await expect(
      canvas.getByText(told(app.t('desk-sites:meanwhile.theirs'), LEOS_NAME)),
    ).toBeVisible()
    await expect(canvas.getByText(told(app.t('desk-sites:meanwhile.mine'), NEW_NAME))).toBeVisible()
    await expect(button(playing, 'save')).toBeDisabled()
  },
})

export const GoingOnWithMine = meta.story({
  play: async (playing) => {
    await saveTooLate(playing)
    const { app, canvas, userEvent } = playing
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk-sites:meanwhile.keep') }),
    )
    await userEvent.click(button(playing, 'save'))
    await expect(await canvas.findByRole('heading', { level: 1, name: NEW_NAME })).toBeVisible()
  },
})

export const TakingTheirs = meta.story({
  play: async (playing) => {
    await saveTooLate(playing)
    const { app, canvas, userEvent } = playing
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk-sites:meanwhile.take') }),
    )
    await waitFor(() => expect(canvas.getByDisplayValue(LEOS_NAME)).toBeVisible())
  },
})

export const WithPublications = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: and(operator(), published) } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.t('desk-sites:history.revision', { revision: 2 })),
    ).toBeVisible()
  },
})

export const BringingBack = meta.story({
  tags: ['open'],
  parameters: { app: { path: PATH, whole: true, situation: and(operator(), published) } },
  play: async ({ app, canvas, userEvent }) => {
    const label = app.t('desk-sites:history.restore-one', { revision: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: label }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(told(app.t('desk-sites:change.new'), LEOS_NAME))).toBeVisible()
  },
})

export const ReadOnly = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: and(operator(), fromFile) } },
  play: async (playing) => {
    await openGroup(playing, 'identity')
    const { app, canvas } = playing
    await expect(
      canvas.getByRole('textbox', { name: app.t('desk-sites:field.name') }),
    ).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: app.t('desk-sites:save') })).toBeNull()
  },
})
