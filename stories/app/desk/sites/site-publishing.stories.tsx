import { expect, screen, waitFor, within } from 'storybook/test'
import { ChangeList } from '#app/desk/sites/change-list.tsx'
import { CountriesField } from '#app/desk/sites/countries-field.tsx'
import { SiteScreen } from '#app/desk/sites/site-screen.tsx'
import { and } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { draftOf, newDraft, OLD_NAME } from '#stories/shared/desk-sites.ts'
import type { Playing } from '#stories/shared/playing.ts'

const PATH = '/desk/sites/vonk'

/** What the operator calls the site, where a new one is, the colour of the look, and a value with what it is called. */
const NEW_NAME = 'Klik'
const NEW_DOMAIN = 'klik.example'
const LOOKS_OWN = '#c8371f'
const told = (label: string, value: string) => `${label}: ${value}`

/** As it calls itself, in every language of the desk. */
const REMOVED_LANGUAGE = 'Deutsch'

const meta = preview.meta({
  title: 'Desk/Site/Publishing',
  component: SiteScreen,
  args: { id: 'vonk' },
  subcomponents: { ChangeList, CountriesField },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: PATH, whole: true, situation: operator() },
  },
})

const publish = ({ app, canvas }: Playing) =>
  canvas.getByRole('button', { name: app.t('desk-sites:publish') })

/** Prices and VAT are told of by line, and only until the line reads. */
export const LinesThatDoNotRead = meta.story({
  parameters: {
    app: {
      path: PATH,
      whole: true,
      situation: and(
        operator(),
        draftOf({ bundles: '25 19.99 EUR\n60 many EUR', vat_rates: 'NL 21\nXX 21' }),
      ),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    const line = (key: 'no-bundle' | 'no-rate') =>
      app.t('desk-sites:fault.line', { line: 2, words: app.t(`desk-sites:fault.${key}`) })
    await expect(await canvas.findByText(line('no-bundle'))).toBeVisible()
    await expect(canvas.getByText(line('no-rate'))).toBeVisible()
    const bundles = canvas.getByRole('textbox', { name: app.t('desk-sites:field.bundles') })
    await userEvent.clear(bundles)
    await userEvent.type(bundles, '25 19.99 EUR{Enter}60 39.99 EUR')
    await waitFor(() => expect(canvas.queryByText(line('no-bundle'))).toBeNull())
    await expect(canvas.getByText(line('no-rate'))).toBeVisible()
  },
})

/** Of languages it is told which went, and of the colour which one it was. */
export const PublishingLists = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: PATH,
      whole: true,
      situation: and(
        operator(),
        draftOf({ languages: ['nl', 'en'], brand_colours: { ember: '#1f5fbf' } }),
      ),
    },
  },
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await canvas.findByText(app.t('desk-sites:bar.draft'))
    await userEvent.click(publish(playing))
    const question = within(await screen.findByRole('alertdialog'))
    const removed = question.getByText((text) =>
      text.startsWith(`${app.t('desk-sites:change.removed')}: `),
    )
    await expect(removed).toHaveTextContent(REMOVED_LANGUAGE)
    await expect(question.getByText(told(app.t('desk-sites:change.now'), LOOKS_OWN))).toBeVisible()
  },
})

/** Of a site that nobody has seen all that it will say is told. */
export const PublishingANewSite = meta.story({
  tags: ['open'],
  args: { id: 'klik' },
  parameters: {
    app: { path: '/desk/sites/klik', whole: true, situation: and(operator(), newDraft) },
  },
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await canvas.findByRole('heading', { level: 1, name: NEW_NAME })
    await userEvent.click(publish(playing))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(app.t('desk-sites:change.all'))).toBeVisible()
    await expect(question.getByText(NEW_DOMAIN)).toBeInTheDocument()
    await expect(question.getByText(app.t('desk-sites:field.bundles'))).toBeInTheDocument()
  },
})

/** Which country is the first one is a choice of its own. */
export const DefaultCountry = meta.story({
  parameters: {
    app: {
      path: PATH,
      whole: true,
      situation: and(operator(), draftOf({ countries: ['NL', 'BE'] })),
    },
  },
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await userEvent.click(await canvas.findByText(app.t('desk-sites:group.identity')))
    const first = canvas.getByRole('combobox', { name: app.t('desk-sites:countries.default') })
    await expect(first).toHaveValue('NL')
    await userEvent.selectOptions(first, 'BE')
    await expect(first).toHaveValue('BE')
  },
})

/** A name, with what it was. */
export const AName = meta.story({
  tags: ['open'],
  parameters: {
    app: { path: PATH, whole: true, situation: and(operator(), draftOf({ name: NEW_NAME })) },
  },
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await canvas.findByRole('heading', { level: 1, name: NEW_NAME })
    await userEvent.click(publish(playing))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(told(app.t('desk-sites:change.now'), OLD_NAME))).toBeVisible()
    await expect(question.getByText(told(app.t('desk-sites:change.new'), NEW_NAME))).toBeVisible()
  },
})
