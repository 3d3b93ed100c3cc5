import { expect, screen, waitFor, within } from 'storybook/test'
import { MemberFace } from '#app/discovery/likes/member-face.tsx'
import { FinderLinks } from '#app/discovery/search/finder-links.tsx'
import { PlaceFields } from '#app/discovery/search/place-fields.tsx'
import { SearchBar } from '#app/discovery/search/search-bar.tsx'
import { SearchFields } from '#app/discovery/search/search-fields.tsx'
import { SearchResults } from '#app/discovery/search/search-results.tsx'
import { SearchScreen } from '#app/discovery/search/search-screen.tsx'
import { SearchSheet } from '#app/discovery/search/search-sheet.tsx'
import { VisitorsEnd } from '#app/discovery/search/visitors-end.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { freeMember, hundredsOfMembers, visitor } from '#app/mocks/scenes/situations.ts'
import { withChats } from '#app/mocks/scenes/talk.ts'
import { FacesLoading } from '#app/profiles/members/faces-loading.tsx'
import { TryAgain } from '#app/site/try-again.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { expectDifferent } from '#stories/shared/alike.ts'
import { failing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const at = (path = '/members', situation = freeMember()) => ({
  app: { path, whole: true, situation },
})

const meta = preview.meta({
  title: 'Search/Members',
  component: SearchScreen,
  subcomponents: {
    FinderLinks,
    SearchBar,
    SearchSheet,
    SearchFields,
    PlaceFields,
    SearchResults,
    MemberFace,
    FacesLoading,
    VisitorsEnd,
    TryAgain,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at() },
  args: { params: {}, onChange: () => undefined },
})

export const LeadsToTheMatchFinderAndTheGame = meta.story({
  name: 'Ways to the games',
  play: async ({ app, canvas }) => {
    const leads = async (key: 'search.finder' | 'search.swipe', to: string) =>
      expect(await canvas.findByRole('link', { name: app.t(`members:${key}`) })).toHaveAttribute(
        'href',
        to,
      )
    await leads('search.finder', '/match-finder')
    await leads('search.swipe', '/swipe-game')
    const filters = await canvas.findByRole('group', { name: app.t('members:filters.label') })
    await expect(within(filters).queryByRole('link')).toBeNull()
  },
})

/** With no conversation left to begin, the first card says what is possible and why, and no line is answered. */
export const NothingLeftToBegin = meta.story({
  name: 'No conversations left',
  globals: { viewport: { value: 'phone' } },
  parameters: at('/members', withChats()),
  play: async ({ app, canvas }) => {
    const begun = [PEOPLE.stijn, PEOPLE.wouter, PEOPLE.fictional].map(({ name }) => name)
    const premium = await canvas.findByRole('link', { name: app.t('allowance.action') })
    await expect(premium).toHaveAttribute('href', '/premium')
    const why = canvas.getByText(app.pattern('allowance.conversations-none', { count: 2 }))
    await expect(why).toBeVisible()
    await expect(why).toHaveTextContent(app.pattern('allowance.answer'))
    for (const link of canvas.queryAllByRole('link', { name: app.pattern('members:line.answer') }))
      await expect(begun.some((name) => link.textContent?.includes(name))).toBe(true)
  },
})

export const StartsWithWhomOneLooksFor = meta.story({
  name: 'First filters',
  play: async ({ app, canvas, userEvent }) => {
    const chips = await canvas.findByRole('group', { name: app.t('members:filters.label') })
    const [men, nl] = [app.t('members:gender.men'), app.format.country('NL')]
    const chip = (label: string) =>
      within(chips).findByRole('button', { name: (name) => name.startsWith(label) })
    for (const label of [men, nl, app.t('members:switch.peopleOnly')]) {
      await expect(await chip(label)).toHaveAttribute('aria-pressed', 'true')
    }
    await userEvent.click(await chip(nl))
    await waitFor(() =>
      expect(app.path()).toBe('/members?gender=male&own_ages=true&people_only=true'),
    )
  },
})

export const AChipSaysWhatItLeaves = meta.story({
  name: 'Filter counts',
  play: async ({ app, canvas, userEvent }) => {
    const leaves = app.pattern('members:filters.leaves', { count: 9 })
    const chip = await canvas.findByRole('button', {
      name: app.t('members:switch.withPhoto'),
      description: leaves,
    })
    const left = /\d+/.exec(chip.textContent ?? '')?.[0] ?? ''
    await userEvent.click(chip)
    const found = { count: Number(left), shown: left }
    await expect(await canvas.findByText(app.t('members:search.found', found))).toBeVisible()
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
  // The last visible switch is half below the edge until scrolled into view.
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
      expect(
        sheet.getByRole('button', { name: app.pattern('members:filters.apply', { count: 9 }) }),
      ).toBeVisible(),
    )
    await expect(app.path()).toBe('/members')
    await userEvent.click(
      await sheet.findByRole('button', {
        name: app.pattern('members:filters.apply', { count: 9 }),
      }),
    )
    await waitFor(() => expect(app.path()).toBe('/members?own_ages=true&people_only=true'))
  },
})

export const WhatEachProfileIs = meta.story({
  name: 'Kinds of profile',
  parameters: at('/members?gender=male&country=NL&people_only=false'),
  play: async ({ app, canvas }) => {
    const card = await canvas.findByRole('link', { name: new RegExp(`^${PEOPLE.cam.name}`) })
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
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(24))
    const links = canvas
      .getAllByRole('article')
      .map((card) => within(card).getAllByRole('link').at(-1))
    const places = links.map((link) => link?.getAttribute('href'))
    await expectDifferent(places)
  },
})

export const AVisitorSeesTheFirstPage = meta.story({
  name: 'Visitor',
  parameters: at('/members?people_only=true', hundredsOfMembers(visitor())),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('members:visitor.title'))).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(24)
  },
})

export const ASignupFromTheFirstPage = meta.story({
  name: 'Visitor signs up',
  tags: ['open'],
  parameters: at('/members?people_only=true', hundredsOfMembers(visitor())),
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('nav.sign-up') }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

export const Loading = meta.story({
  parameters: { app: { ...at().app, network: slow('/api/members') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('members:search.looking'))).toBeVisible()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  parameters: { app: { ...at().app, network: failing({ code: 'busy' }, '/api/members') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
    await expect(await canvas.findByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})

export const OnAPhoneInTheDark = meta.story({
  name: 'Phone, dark',
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})
