import { expect, screen, within } from 'storybook/test'
import { ChatLayout } from '#app/layouts/chat-layout.tsx'
import { SiteBar } from '#app/layouts/site-bar.tsx'
import { premiumMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Everywhere/Layouts/Chat',
  component: ChatLayout,
  subcomponents: { SiteBar },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: `/chats/${CHATS.stijn}`, whole: true, situation: withChats(premiumMember()) },
  },
  args: { children: null },
})

export const ListBesideConversation = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    const list = await canvas.findByRole('list', { name: app.t('chats:list') })
    const field = await canvas.findByRole('textbox')
    await expect(list.getBoundingClientRect().right).toBeLessThan(
      field.getBoundingClientRect().left,
    )
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const OneAtATimeOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    const field = await canvas.findByRole('textbox')
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(canvas.queryByRole('list', { name: app.t('chats:list') })).toBeNull()
  },
})

export const TheListOnAPhone = meta.story({
  parameters: { app: { path: '/chats', whole: true, situation: withChats(premiumMember()) } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('list', { name: app.t('chats:list') })).toBeVisible()
    await expect(await canvas.findByRole('navigation')).toBeVisible()
  },
})

export const WhatAFooterHasElsewhere = meta.story({
  globals: { viewport: { value: 'xl' } },
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('nav.account') }))
    const menu = within(await screen.findByRole('menu'))
    const item = { name: app.t('footer.withdraw') }
    await expect(menu.getByRole('menuitem', item)).toHaveAttribute('href', '/withdraw')
    const language = { name: app.t('footer.language') }
    await expect(menu.getByRole('menuitem', language)).toHaveAttribute('href', '/lang-config')
    const orders = { name: app.t('nav.orders') }
    await expect(menu.getByRole('menuitem', orders)).toHaveAttribute('href', '/transactions')
    const help = { name: app.t('footer.support') }
    await expect(menu.getByRole('menuitem', help)).toHaveAttribute('href', '/pages/service')
  },
})
