import { expect } from 'storybook/test'
import { ChatsLoading } from '#app/chats/chats-loading.tsx'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { ShellContent } from '#app/shell/shell-content.tsx'
import { ShellPage, type ShellPageProps } from '#app/shell/shell-page.tsx'
import { PartLoading } from '#app/site/part-loading.tsx'
import { SiteLogo } from '#app/site/site-logo.tsx'
import preview from '#stories/.storybook/preview.tsx'

const args: ShellPageProps = { site: 'Vonk', skeleton: 'faces', visitor: false }

const meta = preview.meta({
  title: 'Everywhere/Before the app',
  component: ShellPage,
  subcomponents: { ShellContent, ChatsLoading, PartLoading, SiteLogo },
  tags: ['!autodocs'],
  args,
  parameters: { layout: 'fullscreen', app: { path: '/members', situation: visitor() } },
})

export const Faces = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(app.t('loading'))
    const [chats] = await canvas.findAllByRole('link', { name: app.t('nav.chats') })
    await expect(chats).toHaveAttribute('href', '/chats')
  },
})

const OLA = 'Ola'
const LOGO = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 36"><circle cx="18" cy="18" r="13" fill="#0e5a57"/><path d="M40 8v20h70" fill="none" stroke="#221b17" stroke-width="6"/></svg>',
  )}`,
  width: 120,
  height: 36,
}

export const WithTheSitesOwnLogo = meta.story({
  args: { site: OLA, logos: { logo: LOGO, logo_dark: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: OLA })).toBeVisible()
    await expect(canvas.queryByText(OLA)).not.toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Profile = meta.story({ args: { skeleton: 'profile' } })

export const Chats = meta.story({
  args: { skeleton: 'chats' },
  globals: { viewport: { value: 'phone' } },
})

export const OneChat = meta.story({
  args: { skeleton: 'chat' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The chat fills the screen.
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

export const AnyOtherPage = meta.story({ args: { skeleton: 'lines' } })

export const ALinkFromAMail = meta.story({ args: { skeleton: 'nothing' } })

export const ForAVisitor = meta.story({
  args: { visitor: true },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('link', { name: app.t('nav.log-in') })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(canvas.queryByRole('link', { name: app.t('nav.chats') })).toBeNull()
  },
})
