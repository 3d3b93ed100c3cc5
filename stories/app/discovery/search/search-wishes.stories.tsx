import { expect, screen, waitFor, within } from 'storybook/test'
import { ChosenAgesLine } from '#app/discovery/search/chosen-ages-line.tsx'
import { OwnAgesLine } from '#app/discovery/search/own-ages-line.tsx'
import { SearchLink } from '#app/discovery/search/search-link.tsx'
import { SearchScreen } from '#app/discovery/search/search-screen.tsx'
import { WishesLine } from '#app/discovery/search/wishes-line.tsx'
import { freeMember, hundredsOfMembers, visitor } from '#app/mocks/scenes/situations.ts'
import { distanceIn } from '#app/shared/use-distance.ts'
import preview from '#stories/.storybook/preview.tsx'

const WISHES = { ageFrom: 30, ageTo: 60, within: 100 } as const
const at = (path: string, situation = freeMember()) => ({ app: { path, whole: true, situation } })

const meta = preview.meta({
  title: 'Search/Starting filters',
  component: SearchScreen,
  subcomponents: { ChosenAgesLine, OwnAgesLine, SearchLink, WishesLine },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at('/members') },
  args: { params: {}, onChange: () => undefined },
})

export const StartsWithOnesWishes = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('/members', freeMember({ profile: { wishes: WISHES } })),
  play: async ({ app, canvas, userEvent }) => {
    const wishes = [
      app.t('members:age.between', { from: 30, to: 60 }),
      app.t('members:distance.within', { distance: distanceIn('nl', 'NL', 100) }),
    ].join(' · ')
    // A no-break space before the unit is found as a plain one.
    const said = app.t('members:search.wishes', { wishes }).replaceAll(/\s+/g, ' ')
    await expect(await canvas.findByText(said, { exact: false })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: app.t('members:search.wishes-change') }),
    ).toHaveAttribute('href', '/profile#wishes')
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('members:search.wishes-clear') }),
    )
    await waitFor(() => expect(app.path()).toBe('/members?gender=male&country=NL&people_only=true'))
    await expect(canvas.queryByText(said, { exact: false })).toBeNull()
  },
})

export const StartsAroundOnesOwnAge = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('/members', hundredsOfMembers()),
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.pattern('members:search.own-ages'))).toBeVisible()
    await userEvent.click(
      await canvas.findByRole('link', { name: app.t('members:search.own-ages-clear') }),
    )
    await waitFor(() => expect(app.path()).toBe('/members?gender=male&country=NL&people_only=true'))
    await expect(canvas.queryByText(app.pattern('members:search.own-ages'))).toBeNull()
    await expect(
      await canvas.findByText(app.pattern('members:search.chosen-all-ages')),
    ).toBeVisible()
    await userEvent.click(
      canvas.getByRole('link', { name: app.t('members:search.back-to-own-ages') }),
    )
    await waitFor(() => expect(app.path()).toContain('own_ages=true'))
    await expect(await canvas.findByText(app.pattern('members:search.own-ages'))).toBeVisible()
  },
})

export const ShowsAllAgesWhereFewAreNear = meta.story({
  name: 'All ages, few of one’s own',
  globals: { viewport: { value: 'phone' } },
  parameters: at('/members'),
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('members:search.own-ages-all'))).toBeVisible()
    await expect(
      canvas.queryByRole('link', { name: app.t('members:search.own-ages-clear') }),
    ).toBeNull()
  },
})

export const KeepsTheAgesChosenLast = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at(
    '/members',
    freeMember({
      profile: {
        wishes: { ...WISHES, within: null },
        searchedAges: { from: 35, to: null },
      },
    }),
  ),
  play: async ({ app, canvas, userEvent }) => {
    const ages = app.t('members:age.from', { from: 35 })
    const said = app.t('members:search.chosen-ages', { ages })
    await expect(await canvas.findByText(said, { exact: false })).toBeVisible()
    await userEvent.click(
      canvas.getByRole('link', { name: app.t('members:search.back-to-wishes') }),
    )
    await waitFor(() => expect(app.path()).toContain('min_age=30&max_age=60'))
    await expect(canvas.queryByText(said, { exact: false })).toBeNull()
    await expect(
      await canvas.findByRole('link', { name: app.t('members:search.wishes-change') }),
    ).toBeVisible()
  },
})

export const OnesOwnAgeInTheForm = meta.story({
  name: 'Own age',
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    ...at('/members', hundredsOfMembers()),
    // The last visible switch is half below the edge until scrolled into view.
    a11y: { options: { rules: { 'target-size': { enabled: false } } } },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('members:filters.open') }),
    )
    const sheet = within(
      await screen.findByRole('dialog', { name: app.t('members:filters.title') }),
    )
    const own = await sheet.findByRole('switch', { name: app.t('members:field.own-ages') })
    await expect(own).toBeChecked()
    await userEvent.click(own)
    await waitFor(() => expect(sheet.getByText(app.t('members:age.any'))).toBeVisible())
  },
})

export const AVisitorIsNotToldWhoIsOnline = meta.story({
  name: 'Visitor, online hidden',
  parameters: at('/members?online=true&country=NL&people_only=true', visitor()),
  play: async ({ app, canvas, userEvent }) => {
    const chips = within(await canvas.findByRole('group', { name: app.t('members:filters.label') }))
    await expect(chips.getByText(app.t('members:switch.withPhoto'))).toBeInTheDocument()
    await expect(chips.queryByText(app.t('members:switch.online'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: app.t('members:filters.open') }))
    const sheet = within(
      await screen.findByRole('dialog', { name: app.t('members:filters.title') }),
    )
    await expect(
      await sheet.findByRole('switch', { name: app.t('members:switch.newHere') }),
    ).toBeInTheDocument()
    await expect(sheet.queryByRole('switch', { name: app.t('members:switch.online') })).toBeNull()
  },
})
