import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DURATIONS } from '#ui/tokens/scale.ts'
import { vars } from '#ui/tokens/vars.css.ts'

const MEANING = {
  state: 'something changes where it is: a press, a tick, a colour',
  enter: 'something enters: a dialog, a toast',
  place: 'one goes to another place',
} as const

function Movers() {
  const [moved, setMoved] = useState(false)
  return (
    <Stack gap="l" align="start">
      <Button onClick={() => setMoved(!moved)}>Move</Button>
      {(['state', 'enter', 'place'] as const).map((name) => (
        <Stack key={name} gap="xs">
          <Text size="s">
            {name} · {DURATIONS[name]} ms · {MEANING[name]}
          </Text>
          <div
            data-duration={name}
            style={{
              inlineSize: 40,
              blockSize: 40,
              borderRadius: vars.radius.pill,
              background: vars.color.ember,
              translate: moved ? '200px 0' : '0 0',
              transition: `translate ${vars.duration[name]} ${vars.ease.out}`,
            }}
          />
        </Stack>
      ))}
    </Stack>
  )
}

const meta = preview.meta({ title: 'Foundations/Motion', render: () => <Movers /> })

const durations = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-duration]')].map(
    (mover) => getComputedStyle(mover).transitionDuration,
  )

export const Moving = meta.story({
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move' }))
    await expect(durations(canvasElement)).toEqual(['0.12s', '0.2s', '0.32s'])
  },
})

export const Still = meta.story({
  globals: { motion: 'still' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move' }))
    await expect(durations(canvasElement)).toEqual(['0s', '0s', '0s'])
  },
})
