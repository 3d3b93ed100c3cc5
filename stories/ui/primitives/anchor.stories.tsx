import { createElement } from 'react'
import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Anchor } from '#ui/primitives/anchor/anchor.tsx'

const meta = preview.meta({
  title: 'Kit/Navigation/Anchor',
  component: Anchor,
  args: { to: '#members', children: 'Members' },
})

export const Address = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Members' })).toHaveAttribute(
      'href',
      '#members',
    )
  },
})

export const RoutersLink = meta.story({
  args: { to: createElement('a', { href: '#likes', hrefLang: 'nl' }), children: 'Likes' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Likes' })
    await expect(link).toHaveAttribute('href', '#likes')
    await expect(link).toHaveAttribute('hreflang', 'nl')
  },
})
