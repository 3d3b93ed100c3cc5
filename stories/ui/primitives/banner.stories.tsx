import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { variantOf } from '#stories/shared/controls.ts'
import { each } from '#stories/shared/grid.ts'
import { tones } from '#ui/primitives/banner/banner.css.ts'
import { Banner } from '#ui/primitives/banner/banner.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Countdown } from '#ui/primitives/countdown/countdown.tsx'
import { Link } from '#ui/primitives/link/link.tsx'

const onDismiss = fn()

const meta = preview.meta({
  title: 'Kit/Feedback/Banner',
  component: Banner,
  argTypes: { children: { control: false }, tone: variantOf(tones) },
  parameters: {
    grid: {
      rows: each('tone', tones),
      columns: { text: {}, 'way on': { action: { label: 'Read more', to: '#more' } } },
    },
    layout: 'fullscreen',
  },
  args: {
    label: 'Welcome discount',
    children: (
      <>
        25 % off your first credits for another{' '}
        <Countdown remaining={13_507} label="Time left for the welcome discount" />
      </>
    ),
    action: { label: 'See the prices', to: '#credits' },
    dismissal: <IconButton icon="close" label="Hide the offer" onClick={onDismiss} />,
  },
})

export const Discount = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Welcome discount' })).toBeVisible()
    await expect(await canvas.findByRole('timer')).toHaveTextContent('03:45:07')
    await expect(await canvas.findByRole('link', { name: 'See the prices' })).toHaveAttribute(
      'href',
      '#credits',
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the offer' }))
    await expect(onDismiss).toHaveBeenCalledOnce()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Offline = meta.story({
  args: {
    label: 'Connection',
    tone: 'warning',
    children: 'You are offline. What you write is kept here.',
    action: undefined,
  },
})

export const Quiet = meta.story({
  args: {
    tone: 'quiet',
    children: 'This is the demo: everybody here is made up.',
  },
})

/** Its answers are links, in a language of their own. */
export const InAnotherLanguage = meta.story({
  args: {
    label: 'Lieber auf Deutsch lesen?',
    lang: 'de',
    tone: 'quiet',
    children: (
      <Link alone href="#de">
        Lieber auf Deutsch lesen?
      </Link>
    ),
    action: undefined,
    dismissal: (
      <IconButton asChild icon="close" label="Nein, so lassen">
        {/* biome-ignore lint/a11y/useAnchorContent: the kit fills it in. */}
        <a href="#en" />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('region', { name: 'Lieber auf Deutsch lesen?' })
    await expect(line).toHaveAttribute('lang', 'de')
    await expect(canvas.getByRole('link', { name: 'Nein, so lassen' })).toHaveAttribute(
      'href',
      '#en',
    )
  },
})
