import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Screen } from '#ui/primitives/screen/screen.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const bar = (words: string) => (
  <Box inline="m" block="s">
    <Text>{words}</Text>
  </Box>
)

const meta = preview.meta({
  title: 'Kit/Layout/Screen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    top: bar('The bar at the top'),
    bottom: bar('The bar at the bottom'),
    children: bar('What one is at'),
  },
})

export const FillsTheWindow = meta.story({
  play: async ({ canvas }) => {
    const bottom = canvas.getByText('The bar at the bottom').getBoundingClientRect()
    await expect(window.innerHeight - bottom.bottom).toBeLessThan(20)
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const FocusedOnAPhone = meta.story({
  args: { focused: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bar at the top')).not.toBeVisible()
    await expect(await canvas.findByText('What one is at')).toBeVisible()
  },
})

export const FocusedOnADesktop = meta.story({
  args: { focused: true },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The bar at the top')).toBeVisible()
  },
})
