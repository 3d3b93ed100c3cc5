import { expect, waitFor } from 'storybook/test'
import { SearchClosed } from '#app/discovery/search/search-closed.tsx'
import { SearchScreen } from '#app/discovery/search/search-screen.tsx'
import { WidenButtons } from '#app/discovery/search/widen-buttons.tsx'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { emptySite, freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const at = (path: string, situation = freeMember()) => ({
  app: { path, whole: true, situation },
})

const meta = preview.meta({
  title: 'Search/Few or nobody',
  component: SearchScreen,
  subcomponents: { WidenButtons, SearchClosed },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at('/members') },
  args: { params: {}, onChange: () => undefined },
})

export const FewAndHowToFindMore = meta.story({
  name: 'Few results',
  parameters: at('/members?gender=male&country=NL&min_age=30&max_age=40&people_only=true'),
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.pattern('members:few.widen'))).toBeVisible()
    await userEvent.click(
      await canvas.findByRole('button', { name: app.pattern('members:widen.country') }),
    )
    await waitFor(() => expect(app.path()).not.toContain('country'))
  },
})

export const Empty = meta.story({
  parameters: at(
    '/members?gender=male&country=NL&countryregion=Zeeland&min_age=30&max_age=31&people_only=true',
  ),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('members:none.title') }),
    ).toBeVisible()
    const widen = ['country', 'region', 'age'] as const
    const words = widen.map((filter) => app.t(`members:widen.${filter}`))
    const ways = await canvas.findAllByRole('button', {
      name: (label) => words.some((each) => label.startsWith(each)),
    })
    await expect(ways.length).toBeGreaterThan(0)
  },
})

export const TooNarrowTogether = meta.story({
  parameters: at(
    '/members?gender=male&country=NL&countryregion=Zeeland&online=true&people_only=true',
  ),
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.pattern('members:none.cleared'))).toBeVisible()
    const clear = { name: app.pattern('members:filters.clear') }
    await userEvent.click(canvas.getByRole('button', clear))
    await waitFor(() => expect(app.path()).not.toContain('online'))
  },
})

export const EmptySite = meta.story({
  parameters: at('/members', emptySite()),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('members:none.title') }),
    ).toBeVisible()
    await expect(await canvas.findByText(app.pattern('members:none.nobody'))).toBeVisible()
  },
})

export const MembersOnly = meta.story({
  parameters: at('/members', atSite({ loggedOutSearch: false }, visitor())),
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('members:closed.title') }),
    ).toBeVisible()
  },
})
