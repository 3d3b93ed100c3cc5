import { expect, screen, waitFor, within } from 'storybook/test'
import { FacesLoading } from '#app/members/faces-loading.tsx'
import { MemberFace } from '#app/members/member-face.tsx'
import { PlaceFields } from '#app/members/place-fields.tsx'
import { SearchBar } from '#app/members/search-bar.tsx'
import { SearchClosed } from '#app/members/search-closed.tsx'
import { SearchFields } from '#app/members/search-fields.tsx'
import { SearchResults } from '#app/members/search-results.tsx'
import { SearchScreen } from '#app/members/search-screen.tsx'
import { SearchSheet } from '#app/members/search-sheet.tsx'
import { VisitorsEnd } from '#app/members/visitors-end.tsx'
import { WidenButtons } from '#app/members/widen-buttons.tsx'
import { TryAgain } from '#app/shared/try-again.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import { failing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { atSite } from '#stories/shared/situation.ts'
import { emptySite, freeMember, hundredsOfMembers, visitor } from '#stories/shared/situations.ts'

const at = (path = '/members', situation = freeMember()) => ({
  app: { path, whole: true, situation },
})

const meta = preview.meta({
  title: 'Search/Members',
  component: SearchScreen,
  subcomponents: {
    SearchBar,
    SearchSheet,
    SearchFields,
    PlaceFields,
    SearchResults,
    MemberFace,
    FacesLoading,
    WidenButtons,
    SearchClosed,
    VisitorsEnd,
    TryAgain,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
  args: { params: {}, onChange: () => undefined },
})

export const StartsWithWhomOneLooksFor = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(/people found$/, {}, { timeout: 5000 })).toBeVisible()
    const chips = await canvas.findByRole('group', { name: app.t('members:filters.label') })
    for (const name of [/^Men/, /^Netherlands/, /^People only/]) {
      await expect(await within(chips).findByRole('button', { name })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    }
    await userEvent.click(await within(chips).findByRole('button', { name: /^Netherlands/ }))
    await waitFor(() => expect(app.path()).toBe('/members?gender=male&people_only=true'))
  },
})

export const AChipSaysWhatItLeaves = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const chip = await canvas.findByRole('button', { name: /^With a photo.*put on: \d+ pe/ })
    const left = /put on: (\d+)/.exec(chip.textContent ?? '')?.[1]
    await userEvent.click(chip)
    await expect(await canvas.findByText(new RegExp(`^${left} pe\\w+ found$`))).toBeVisible()
    await expect(app.path()).toContain('photo=true')
  },
})

/** Opens the sheet with all filters. */
async function filters({ app, canvas, userEvent }: Playing) {
  await userEvent.click(await canvas.findByRole('button', { name: app.t('members:filters.open') }))
  return within(await screen.findByRole('dialog', { name: app.t('members:filters.title') }))
}

export const FilterSheet = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  // The last switch that is seen is half below the edge, until it is scrolled to.
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await filters({ app, canvas, userEvent })
    const men = await sheet.findByRole('radio', { name: app.t('members:gender.men') })
    await waitFor(() => expect(men).toBeVisible())
    await expect(men).toBeChecked()
  },
})

export const FilterSheetFilledIn = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await filters({ app, canvas, userEvent })
    await userEvent.click(
      await sheet.findByRole('radio', { name: app.t('members:gender.everyone') }),
    )
    await userEvent.selectOptions(
      await sheet.findByLabelText(app.t('members:field.country')),
      app.t('members:place.any-country'),
    )
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: /^Show \d+ people$/ })).toBeVisible(),
    )
    await expect(app.path()).toBe('/members')
    await userEvent.click(await sheet.findByRole('button', { name: /^Show/ }))
    await waitFor(() => expect(app.path()).toBe('/members?people_only=true'))
  },
})

export const WhatEachProfileIs = meta.story({
  parameters: at('/members?people_only=false'),
  play: async ({ app, canvas }) => {
    const card = await canvas.findByRole('link', { name: new RegExp(`^${CAST.cam.name}`) })
    const face = card.closest('article')
    if (!face) throw new Error('a face stands on a card')
    await expect(await within(face).findByText(app.t('kind.cam'))).toBeVisible()
  },
})

export const ManyPages = meta.story({
  parameters: at('/members?people_only=true', hundredsOfMembers()),
  play: async ({ app, canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24))
    const more = await canvas.findByRole('button', { name: app.t('members:search.more') })
    more.scrollIntoView()
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(24), {
      timeout: 5000,
    })
    const links = canvas.getAllByRole('article').map((card) => within(card).getByRole('link'))
    const places = links.map((link) => link.getAttribute('href'))
    await expect(new Set(places).size).toBe(places.length)
  },
})

export const FewAndHowToFindMore = meta.story({
  parameters: at('/members?gender=male&country=NL&min_age=30&max_age=33&people_only=true'),
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(/This helps most/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^In any country \d/ }))
    await waitFor(() => expect(app.path()).not.toContain('country'))
  },
})

export const NobodyFound = meta.story({
  parameters: at(
    '/members?gender=male&country=NL&countryregion=Zeeland&min_age=30&max_age=31&people_only=true',
  ),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('members:none.title') }),
    ).toBeVisible()
    const ways = await canvas.findAllByRole('button', { name: /^(In any|Any) .*\d$/ })
    await expect(ways.length).toBeGreaterThan(0)
  },
})

export const NobodyHereAtAll = meta.story({
  parameters: at('/members', emptySite()),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('members:none.title') }),
    ).toBeVisible()
    await expect(await canvas.findByText(/^Look again later/)).toBeVisible()
  },
})

export const AVisitorSeesTheFirstPage = meta.story({
  tags: ['open'],
  parameters: at('/members?people_only=true', hundredsOfMembers(visitor())),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('nav.sign-up') }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

export const MembersOnly = meta.story({
  parameters: at('/members', atSite({ loggedOutSearch: 'none' }, visitor())),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('members:closed.title') }),
    ).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...at().app, network: slow('/api/members') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('members:search.looking'))).toBeVisible()
  },
})

export const CouldNotLook = meta.story({
  parameters: { app: { ...at().app, network: failing({ code: 'busy' }, '/api/members') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('busy')
    await expect(await canvas.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})

export const OnAPhoneInTheDark = meta.story({
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})
