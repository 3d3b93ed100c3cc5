import { expect } from 'storybook/test'
import { pairOf } from '#app/site/cast.ts'
import preview from '#stories/.storybook/preview.tsx'
import { Hero } from '#ui/patterns/hero/hero.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { BRANDS } from '#ui/tokens/palette.ts'

const meta = preview.meta({
  title: 'Kit/People/Hero',
  component: Hero,
  args: {
    pair: pairOf('default'),
    line: { text: 'I know the best chip stand in town. Are you coming?', lang: 'en' },
    note: 'Two people, drawn and made up',
    children: (
      <Stack gap="l">
        <Heading level={1} size="xxxl">
          Dating where you know who you’re writing to
        </Heading>
        <Text size="l" tone="muted">
          Every profile clearly says what it is.
        </Text>
        <Button tone="ember" size="l">
          Sign up free
        </Button>
      </Stack>
    ),
  },
})

export const TwoOfTheBrand = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/best chip stand/)).toBeVisible()
    await expect(canvas.getByText('Two people, drawn and made up')).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('button', { name: 'Sign up free' })
    const line = canvas.getByText(/best chip stand/)
    await expect(action.getBoundingClientRect().top).toBeGreaterThan(
      line.getBoundingClientRect().bottom,
    )
    await expect(action.getBoundingClientRect().bottom).toBeLessThan(844)
  },
})

export const EveryBrand = meta.story({
  render: (args) => (
    <Stack gap="xl">
      {BRANDS.map((brand) => (
        <Hero key={brand} {...args} pair={pairOf(brand)}>
          <Heading>{brand}</Heading>
        </Hero>
      ))}
    </Stack>
  ),
})
