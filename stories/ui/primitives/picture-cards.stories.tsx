import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { LONG_NAME } from '#stories/words.ts'
import { GiftArt } from '#ui/art/scenes/gift-art.tsx'
import { PictureCards } from '#ui/primitives/field/picture-cards.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'

const meta = preview.meta({
  title: 'Kit/Field/PictureCards',
  component: PictureCards,
  args: {
    legend: 'Choose a gift',
    value: null,
    options: [
      {
        value: 'coffee',
        label: 'Cup of coffee',
        picture: <GiftArt gift="coffee" />,
        tail: <Amount>5 credits</Amount>,
      },
      {
        value: 'rose',
        label: 'Rose',
        picture: <GiftArt gift="rose" />,
        tail: <Amount>5 credits</Amount>,
      },
      {
        value: 'kite',
        label: 'Kite',
        picture: <GiftArt gift="kite" />,
        tail: <Amount>10 credits</Amount>,
      },
    ],
    onValueChange: fn(),
  },
})

export const NothingChosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Choose a gift' })).toBeVisible()
    await userEvent.click(await canvas.findByText('Rose'))
    await expect(args.onValueChange).toHaveBeenCalledWith('rose')
  },
})

export const Chosen = meta.story({
  args: { value: 'rose' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('radio', { name: /^Rose/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenCalledWith('kite')
  },
})

export const OneThatCannotBeHad = meta.story({
  args: {
    options: [
      { value: 'rose', label: 'Rose', picture: <GiftArt gift="rose" />, tail: '5 credits' },
      {
        value: 'kite',
        label: 'Kite',
        picture: <GiftArt gift="kite" />,
        tail: '10 credits, not enough',
        faded: true,
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Kite.*not enough/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('kite')
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { error: 'Choose a gift first.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a gift first.')
  },
})

export const LongWords = meta.story({
  args: {
    options: ['a', 'b'].map((value) => ({
      value,
      label: LONG_NAME,
      picture: <GiftArt gift="cake" />,
      tail: <Amount>10 000 credits</Amount>,
    })),
  },
})
