import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { ManyButtons } from '#stories/shared/many-buttons.tsx'
import { NAV } from '#stories/shared/nav.tsx'
import type { Playing } from '#stories/shared/playing.ts'
import { Logo } from '#ui/art/mark/logo.tsx'
import { TopBar } from '#ui/patterns/top-bar/top-bar.tsx'
import { Avatar } from '#ui/primitives/avatar/avatar.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'

const meta = preview.meta({
  title: 'Kit/Navigation/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Main', logo: <Logo name="Vonk" />, home: '#home', homeLabel: 'Vonk, home' },
})

export const Member = meta.story({
  args: {
    items: NAV,
    menu: <Avatar name="Noor" src={FACES.noorSmall} alone />,
  },
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main' })
    await expect(nav).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /Messages/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(await canvas.findByRole('link', { name: 'Vonk, home' })).toHaveAttribute(
      'href',
      '#home',
    )
  },
})

const ACTIONS = { menu: <Button size="s">Log in</Button>, also: <Button size="s">Join</Button> }

export const Visitor = meta.story({ args: ACTIONS })

export const VisitorOnAPhone = meta.story({
  args: ACTIONS,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(canvas.getByText('Join')).not.toBeVisible()
  },
})

/** The button keeps its one row beside a long name, which stays whole for screen readers. */
const LONG = {
  logo: <Logo name="Vonkje aan de Maas" />,
  homeLabel: 'Vonkje aan de Maas, home',
  menu: <Button size="s">Anmelden</Button>,
}
const keepsToOneRow = async ({ canvas }: Pick<Playing, 'canvas'>) => {
  const button = await canvas.findByRole('button', { name: 'Anmelden' })
  await expect(canvas.getByRole('link', { name: 'Vonkje aan de Maas, home' })).toBeVisible()
  const { height, right } = button.getBoundingClientRect()
  await expect(height).toBeLessThan(48)
  await expect(right).toBeLessThanOrEqual(window.innerWidth)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const LongNameOnAPhone = meta.story({
  args: LONG,
  globals: { viewport: { value: 'phone' } },
  play: keepsToOneRow,
})

export const LongNameAt320 = meta.story({
  args: LONG,
  globals: { viewport: { value: 'narrow' } },
  play: keepsToOneRow,
})

export const OnAPhone = meta.story({
  args: { items: NAV, menu: <Avatar name="Noor" src={FACES.noorSmall} alone /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

export const Installed = meta.story({
  args: { back: <IconButton icon="back" label="Back" />, menu: <Avatar name="Noor" alone /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Back' })).toBeVisible()
  },
})

export const NeverOverWhatHasTheFocus = meta.story({
  decorators: [
    (Story) => (
      <>
        <Story />
        <ManyButtons />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const edge = canvas.getByRole('banner').getBoundingClientRect().bottom
    const [last, ...above] = canvas.getAllByRole('button').reverse()
    last?.focus()
    for (const button of above) {
      await userEvent.tab({ shift: true })
      await expect(button).toHaveFocus()
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(edge)
    }
  },
})

export const InDark = meta.story({ args: { items: NAV }, globals: { mode: 'dark' } })
