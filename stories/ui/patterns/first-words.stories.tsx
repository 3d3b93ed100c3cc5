import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { FirstWords } from '#ui/patterns/first-words/first-words.tsx'
import { Button } from '#ui/primitives/button/button.tsx'

const onPress = fn()
const IDEAS = [
  'Your interests say ‘Cinema’. How did that begin?',
  'Coffee or tea, and what goes with it?',
  'Early bird or night owl?',
]

const meta = preview.meta({
  title: 'Kit/Chat/First words',
  component: FirstWords,
  args: {
    title: 'An opening line for Noor',
    photo: FACES.noor,
    missing: 'No photo yet',
    name: 'Noor',
    line: {
      text: 'I want a hand to hold during scary films.',
      lang: 'en',
      to: <button type="button" onClick={onPress} />,
      label: 'Answer Noor',
    },
    ideas: IDEAS.map((idea) => (
      <Button key={idea} size="s" wide>
        {idea}
      </Button>
    )),
  },
})

export const TheLineIsPressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Answer Noor/ }))
    await expect(onPress).toHaveBeenCalled()
  },
})

export const WithoutALine = meta.story({
  args: { line: undefined },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'An opening line for Noor' }),
    ).toBeVisible()
  },
})

export const WithoutAPhoto = meta.story({ args: { photo: null } })

export const OnlyToRead = meta.story({
  args: { line: { text: 'Kind first, clever second.', lang: 'en' }, ideas: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const OnALowScreen = meta.story({ globals: { viewport: { value: 'phone' } } })
