import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { KeyHint } from '#ui/primitives/shortcuts/key-hint.tsx'
import { Shortcuts } from '#ui/primitives/shortcuts/shortcuts.tsx'

const approve = fn()

const meta = preview.meta({
  title: 'Kit/Action/Shortcuts',
  component: Shortcuts,
  subcomponents: { KeyHint },
  args: {
    keys: { a: approve },
    children: (
      <>
        <Button aria-keyshortcuts="A">
          Approve
          <KeyHint>A</KeyHint>
        </Button>
        <TextField label="Note" value="" onValueChange={() => {}} />
      </>
    ),
  },
})

export const OnlyInside = meta.story({
  play: async ({ canvas, userEvent }) => {
    approve.mockClear()
    await userEvent.keyboard('a')
    await expect(approve).not.toHaveBeenCalled()
    const button = await canvas.findByRole('button', { name: 'Approve' })
    button.focus()
    await userEvent.keyboard('a')
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(approve).toHaveBeenCalledTimes(1)
  },
})

export const NotWhileSomebodyTypes = meta.story({
  play: async ({ canvas, userEvent }) => {
    approve.mockClear()
    await userEvent.type(await canvas.findByLabelText('Note'), 'a')
    await expect(approve).not.toHaveBeenCalled()
  },
})
