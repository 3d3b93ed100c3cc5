import { expect } from 'storybook/test'
import { ChatsLoading } from '#app/chats/chats-loading.tsx'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { ShellContent } from '#app/shell/shell-content.tsx'
import { ShellPage, type ShellPageProps } from '#app/shell/shell-page.tsx'
import { PartLoading } from '#app/site/part-loading.tsx'
import preview from '#stories/.storybook/preview.tsx'

const args: ShellPageProps = { site: 'Vonk', skeleton: 'faces', visitor: false }

const meta = preview.meta({
  title: 'Everywhere/Before the app',
  component: ShellPage,
  subcomponents: { ShellContent, ChatsLoading, PartLoading },
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
