import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_LOW_FRAMES } from '#stories/shared/docs-frames.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { openModals } from '#ui/primitives/dialog/open-modals.ts'
import { Menu, type MenuItem } from '#ui/primitives/menu/menu.tsx'

const leave = fn()

const items: readonly MenuItem[] = [
  { label: 'My profile', icon: 'person', to: '#profile' },
  { label: 'Settings', icon: 'settings', to: '#notifications' },
  { label: 'Invisible mode', icon: 'hide', disabled: true, onSelect: fn() },
  { label: 'Log out', icon: 'logout', onSelect: leave },
  { label: 'Delete my account', icon: 'remove', tone: 'danger', onSelect: fn() },
]

const meta = preview.meta({
  title: 'Kit/Overlay/Menu',
  component: Menu,
  parameters: { docs: IN_LOW_FRAMES },
  args: {
    trigger: <Button icon="person">Noor</Button>,
    items,
  },
})

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Noor' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My profile' })).toHaveFocus())

    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: 'Log out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(leave).toHaveBeenCalled()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Noor' }))
    const profile = await screen.findByRole('menuitem', { name: 'My profile' })
    await expect(profile).toHaveAttribute('href', '#profile')
    await expect(await screen.findByRole('menuitem', { name: 'Invisible mode' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** Once a link was followed, the browser's Back belongs to the page again. */
export const ClosedByLink = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Noor' }))
    const profile = await screen.findByRole('menuitem', { name: 'My profile' })
    await waitFor(() => expect(openModals.all()).toHaveLength(1))
    profile.click()
    await Promise.resolve()
    await expect(openModals.all()).toHaveLength(0)
  },
})

export const OpenInLargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Noor' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() =>
      expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    )
  },
})
