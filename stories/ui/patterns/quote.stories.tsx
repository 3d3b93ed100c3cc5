import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { LONG_NAME } from '#stories/words.ts'
import { Quote } from '#ui/patterns/quote/quote.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'

const meta = preview.meta({
  title: 'Kit/Chat/Quote',
  component: Quote,
  args: { author: 'Noor', text: 'Saturday morning, perhaps?' },
})

export const Words = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('blockquote')).toHaveTextContent('Noor')
  },
})

export const OfAPhoto = meta.story({
  args: {
    text: 'Photo',
    picture: <Photo src={FACES.noorOutside} alt="" missing="Photo is gone" rounded />,
  },
})

export const CanBeTakenAway = meta.story({
  args: { dismissal: { label: 'Do not quote', onDismiss: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Do not quote' }))
    await expect(args.dismissal?.onDismiss).toHaveBeenCalledOnce()
  },
})

export const TooLong = meta.story({
  args: { author: LONG_NAME, text: 'and so it went on '.repeat(40) },
  play: async ({ canvas }) => {
    const quote = await canvas.findByRole('blockquote')
    await expect(quote.getBoundingClientRect().height).toBeLessThan(140)
  },
})
