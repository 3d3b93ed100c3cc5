import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { NAV } from '#stories/shared/nav.tsx'
import { Logo } from '#ui/art/mark/logo.tsx'
import { WorkFrame } from '#ui/patterns/work-frame/work-frame.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/WorkFrame',
  component: WorkFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Main',
    logo: <Logo name="Vonk" line="Desk" />,
    home: '#home',
    homeLabel: 'Vonk Desk, home',
    groups: [NAV, [{ label: 'Settings', to: '#settings', icon: 'settings' as const }]],
    few: NAV,
    foot: <Button size="s">Log out</Button>,
    menu: <IconButton icon="menu" label="More" />,
    children: (
      <Page>
        <Heading level={1}>Messages</Heading>
      </Page>
    ),
  },
})

export const OnADesktop = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Messages/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'More' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull()
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
  },
})

export const InDark = meta.story({ globals: { mode: 'dark' } })
