import { expect, waitFor } from 'storybook/test'
import { Costs } from '#app/site/costs.tsx'
import { Faces } from '#app/site/faces.tsx'
import { HomeScreen } from '#app/site/home-screen.tsx'
import { HowItGoes } from '#app/site/how-it-goes.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { slow } from '#stories/shared/network.ts'
import { atSite } from '#stories/shared/situation.ts'
import { emptySite, freeMember, visitor } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomeScreen,
  subcomponents: { Costs, Faces, HowItGoes },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/', situation: visitor() } },
})

export const ForAVisitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A few faces' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Demo member').length).toBeGreaterThan(3))
    const [signUp] = await canvas.findAllByRole('link', { name: 'Sign up free' })
    await expect(signUp).toHaveAttribute('href', '/signup')
    await expect(await canvas.findByText(/€19.99 for 25 credits/)).toBeVisible()
  },
})

export const InDutch = meta.story({
  globals: { locale: 'nl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Dating waar je weet wie je schrijft',
    )
  },
})

export const WhereOnlyMembersLook = meta.story({
  parameters: {
    app: { path: '/', situation: atSite({ loggedOutSearch: 'none' }, visitor()) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What it costs' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'A few faces' })).not.toBeInTheDocument()
  },
})

export const NobodyYet = meta.story({
  parameters: { app: { path: '/', situation: emptySite(visitor()) } },
})

export const FacesOnTheirWay = meta.story({
  parameters: { app: { path: '/', situation: visitor(), network: slow('/api/members') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading members')).toBeInTheDocument()
  },
})

export const AMemberGoesToTheMembers = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: '/', whole: true, situation: freeMember() } },
  play: async ({ app, canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(app.path()).toMatch(/^\/members/)
  },
})
