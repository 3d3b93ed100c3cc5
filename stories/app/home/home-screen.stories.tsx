import { expect, waitFor } from 'storybook/test'
import { Costs } from '#app/home/costs.tsx'
import { Faces } from '#app/home/faces.tsx'
import { HomeScreen } from '#app/home/home-screen.tsx'
import { HowItGoes } from '#app/home/how-it-goes.tsx'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { emptySite, freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import { LOCALES } from '#core/site/locales.ts'
import preview from '#stories/.storybook/preview.tsx'
import { slow } from '#stories/shared/network.ts'

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomeScreen,
  subcomponents: { Costs, Faces, HowItGoes },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: visitor() } },
})

export const ForAVisitor = meta.story({
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('home:faces.title') }),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText(app.t('kind.demo')).length).toBeGreaterThan(3))
    await expect(canvas.getByText(app.t('home:pair.note'))).toBeVisible()
    const [signUp] = await canvas.findAllByRole('link', { name: app.t('home:sign-up') })
    await expect(signUp).toHaveAttribute('href', '/signup')
    await expect(
      await canvas.findByText(
        app.pattern('home:cost.bundle', {
          price: app.format.money({ amount: 1999, currency: 'EUR' }),
        }),
      ),
    ).toBeVisible()
    const limit = app.t('home:cost.limit-conversations', { count: 2 })
    await expect(await canvas.findByText(limit)).toBeVisible()
  },
})

const HEADLINE = 'Dating waar je weet wie je schrijft'

export const InDutch = meta.story({
  globals: { locale: 'nl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(HEADLINE)
  },
})

/** The stories play in any language. */
function inEveryLanguage(text: string) {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text]))
}

const OWN_WORDS = {
  homeHeadline: inEveryLanguage('Wie schrijft er vanavond?'),
  homeSentence: inEveryLanguage('<b>Rustig</b> en dichtbij.'),
}

/** What looks like HTML is text. */
export const WithItsOwnWords = meta.story({
  parameters: { app: { path: '/', situation: atSite(OWN_WORDS, visitor()) } },
  play: async ({ canvas }) => {
    const name = OWN_WORDS.homeHeadline.nl ?? ''
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
    await expect(canvas.getByText(OWN_WORDS.homeSentence.nl ?? '')).toBeVisible()
  },
})

export const InALanguageItHasNoWordsIn = meta.story({
  name: 'Language without own words',
  parameters: { app: { path: '/', situation: atSite({ homeHeadline: {} }, visitor()) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      app.t('home:title'),
    )
  },
})

/** Of both other kinds, one, or none: the second step says so. */
const kindsStory = (hasFictional: boolean, memberResell: boolean, context: string) =>
  meta.story({
    parameters: {
      app: { path: '/', situation: atSite({ hasFictional, memberResell }, visitor()) },
    },
    play: async ({ app, canvas }) => {
      await expect(await canvas.findByText(app.t('home:how.2', { context }))).toBeVisible()
    },
  })

export const OfPeopleOnly = kindsStory(false, false, 'people')
export const WithFictionalProfiles = kindsStory(true, false, 'fictional')
export const WithCamProfiles = kindsStory(false, true, 'cam')

export const WhereOnlyMembersLook = meta.story({
  parameters: {
    app: { path: '/', situation: atSite({ loggedOutSearch: false }, visitor()) },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('home:cost.title') }),
    ).toBeVisible()
    await expect(
      canvas.queryByRole('heading', { name: app.t('home:faces.title') }),
    ).not.toBeInTheDocument()
  },
})

export const Empty = meta.story({
  parameters: { app: { path: '/', situation: emptySite(visitor()) } },
})

export const Loading = meta.story({
  parameters: { app: { path: '/', situation: visitor(), network: slow('/api/members') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('home:faces.loading'))).toBeInTheDocument()
  },
})

export const AMemberGoesToTheMembers = meta.story({
  name: 'Member',
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: '/', whole: true, situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(app.path()).toMatch(/^\/members/)
  },
})
