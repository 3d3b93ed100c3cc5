import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { readerOf, sampleText } from './sent-to.ts'
import { ShownText } from './shown-text.tsx'

const meta = preview.meta({
  title: 'Mails/Text messages',
  component: ShownText,
  tags: ['!autodocs'],
  args: { message: sampleText({}) },
})

export const CodeOfADirectDebit = meta.story({
  render: (_, { globals }) => <ShownText message={sampleText(globals)} />,
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(readerOf(globals).site.name)
    await expect(canvasElement).toHaveTextContent(sampleText(globals).facts.code)
  },
})
