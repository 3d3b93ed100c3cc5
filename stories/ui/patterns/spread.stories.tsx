import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { UNBREAKABLE } from '#stories/words.ts'
import { TwoTastes } from '#ui/art/scenes/two-tastes.tsx'
import { RoundTable } from '#ui/patterns/lander/round-table.tsx'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { Talk } from '#ui/patterns/lander/talk.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

const meta = preview.meta({
  title: 'Kit/Lander/Spread',
  component: Spread,
  subcomponents: { RoundTable, Talk, TwoTastes },
  parameters: { layout: 'fullscreen' },
  args: {
    picture: <TwoTastes />,
    children: (
      <Stack>
        <Heading level={1}>One thing in common is enough.</Heading>
        <Button tone="ember">Choose</Button>
      </Stack>
    ),
  },
})

export const PictureFirst = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const PictureAfter = meta.story({
  args: { side: 'end', ground: 'sunken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeVisible()
  },
})

export const ATableWithAFreeSeat = meta.story({
  args: {
    picture: <RoundTable faces={[FACES.noor, FACES.tom, FACES.amal, FACES.joost]} />,
    ground: 'sunken',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(4)
  },
})

export const ATableWithMyName = meta.story({
  args: { picture: <RoundTable faces={[FACES.noor]} you="Robin" />, ground: 'sunken' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Robin')
  },
})

export const ATalk = meta.story({
  globals: { motion: 'full' },
  args: {
    picture: (
      <Talk
        label="A talk, made up"
        lines={['So you only sing in the car?', 'Loudly.', 'There is a seat left.', 'I’ll come.']}
      />
    ),
    ground: 'sunken',
    shape: 'free',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4)
  },
})

export const AWordWithoutABreak = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { children: <Heading level={1}>{UNBREAKABLE}</Heading> },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
