import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Logo } from '#ui/art/mark/logo.tsx'
import { Footer } from '#ui/patterns/footer/footer.tsx'

const meta = preview.meta({
  title: 'Kit/Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'About this site',
    logo: <Logo name="Vonk" />,
    groups: [
      {
        title: 'The rules',
        links: [
          { label: 'Terms', to: '#terms' },
          { label: 'Privacy', to: '#privacy' },
          { label: 'Cookies', to: '#cookies' },
          { label: 'Who is banned', to: '#ban' },
        ],
      },
      {
        title: 'Money',
        links: [
          { label: 'Prices', to: '#pricing' },
          { label: 'Returns', to: '#return-policy' },
          { label: 'Withdraw', to: '#withdraw', alone: true },
        ],
      },
      {
        title: 'Help',
        links: [
          { label: 'Questions', to: '#faq' },
          { label: 'Complaints', to: '#complaints' },
          { label: 'Support', to: '#support' },
        ],
      },
    ],
    note: 'Vonk is run by Example Company, Keizersgracht 1, Amsterdam. 18 and older.',
  },
})

export const Columns = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('contentinfo')).toBeVisible()
    await expect(await canvas.findAllByRole('link')).toHaveLength(10)
    await expect(await canvas.findByRole('link', { name: 'Terms' })).toHaveAttribute(
      'href',
      '#terms',
    )
  },
})

export const Links = meta.story({
  args: { shape: 'grid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(10)
    await expect(canvas.queryByText('The rules')).not.toBeInTheDocument()
  },
})

/** Links that run on, and one on a line of its own. */
export const LinksOnAPhone = meta.story({
  args: { shape: 'grid' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = async (name: string) =>
      (await canvas.findByRole('link', { name })).getBoundingClientRect().top
    await expect(await top('Privacy')).toBe(await top('Terms'))
    await expect(await top('Withdraw')).toBeGreaterThan(await top('Returns'))
    await expect(await top('Questions')).toBeGreaterThan(await top('Withdraw'))
  },
})

export const Line = meta.story({
  args: { shape: 'line' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The rules')).not.toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const LargeText = meta.story({
  args: { shape: 'line' },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
})
