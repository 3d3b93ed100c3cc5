import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { Veil, type VeilProps } from '#ui/patterns/veil/veil.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'

function Toggled(props: VeilProps) {
  const [covered, setCovered] = useState(props.covered)
  return <Veil {...props} covered={covered} onToggle={() => setCovered(!covered)} />
}

const meta = preview.meta({
  title: 'Kit/People/Veil',
  component: Veil,
  args: {
    covered: true,
    showLabel: 'Show',
    coverLabel: 'Cover',
    onToggle: () => {},
    children: <Photo src={FACES.noor} alt="Noor" missing="No photo" />,
  },
  render: (args) => <Toggled {...args} />,
})

export const Covered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('img', { name: 'Noor' })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show' }))
    await expect(await canvas.findByRole('img', { name: 'Noor' })).toBeVisible()
    const cover = canvas.getByRole('button', { name: 'Cover' })
    await expect(cover).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus()
  },
})

export const Shown = meta.story({ args: { covered: false } })

/** All of a picture, whatever its shape, in the height of the screen. */
export const Tall = meta.story({
  args: {
    covered: false,
    tall: true,
    children: <Photo src={FACES.noor} alt="Noor" missing="No photo" aspect="whole" />,
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'Noor' })
    await expect(picture.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight)
  },
})

/** The next one to look at takes the focus. */
export const Arriving = meta.story({
  render: (args) => {
    const [turn, setTurn] = useState(false)
    return (
      <>
        <Button onClick={() => setTurn(true)}>Next</Button>
        <Toggled {...args} arrives={turn} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus()
  },
})
