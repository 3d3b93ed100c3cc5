import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { GiftArt } from '#ui/art/scenes/gift-art.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'

const GIFTS = ['coffee', 'rose', 'cake', 'kite', 'lantern', 'stars'] as const

const meta = preview.meta({
  title: 'Identity/Art of gifts',
  component: GiftArt,
  args: { gift: 'rose' },
})

export const AllOfThem = meta.story({
  render: () => (
    <Page>
      <Grid gap="m">
        {GIFTS.map((gift) => (
          <GiftArt key={gift} gift={gift} />
        ))}
      </Grid>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')]
    await expect(drawings).toHaveLength(GIFTS.length)
    for (const drawing of drawings) await expect(drawing).toHaveAttribute('aria-hidden', 'true')
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
})

export const Arriving = meta.story({
  args: { gift: 'lantern', arriving: true },
  play: async ({ canvasElement }) => {
    const moving = canvasElement.getAnimations({ subtree: true })
    for (const animation of moving) {
      await expect(animation.effect?.getComputedTiming().endTime).toBeLessThan(6000)
    }
  },
})
