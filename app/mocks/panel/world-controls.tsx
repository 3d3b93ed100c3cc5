import { useState } from 'react'
import { Button } from '#ui/primitives/button/button.tsx'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { Choice } from './choice.tsx'
import { setControls } from './controls.ts'
import type { PanelProps } from './panel-props.ts'
import { useControls } from './use-controls.ts'

const OUTCOMES = {
  ask: 'As chosen on the checkout page',
  paid: 'Paid',
  cancelled: 'Cancelled',
  failed: 'Failed, or expired',
  later: 'Late: paid after a while',
} as const

/** Who looks at the world, how its payments end, and what its reviewer finds. */
export function WorldControls({ viewers, reset, reviewNext, refresh }: PanelProps) {
  const { viewer, outcome, reviewing } = useControls()
  const [reviewed, setReviewed] = useState('')
  const words = { '': 'As left', ...Object.fromEntries(viewers.map((name) => [name, name])) }
  const review = async (state: 'active' | 'refused') => {
    const found = await reviewNext(state)
    setReviewed(found ? 'Done.' : 'No photo is waiting.')
    await refresh()
  }
  return (
    <Stack gap="xs">
      <Choice
        label="Viewer"
        hint="Begins a new world."
        words={words}
        value={viewer}
        onChange={reset}
      />
      <Choice
        label="Payments end"
        words={OUTCOMES}
        value={outcome}
        onChange={(chosen) => setControls({ outcome: chosen })}
      />
      <Switch
        label="Photos wait for me"
        checked={reviewing}
        onCheckedChange={(checked) => setControls({ reviewing: checked })}
      />
      <Inline gap="xs">
        <Button size="s" onClick={() => void review('active')}>
          Approve next
        </Button>
        <Button size="s" onClick={() => void review('refused')}>
          Refuse next
        </Button>
        <Text size="s" as="span">
          <output>{reviewed}</output>
        </Text>
      </Inline>
      <Button size="s" icon="refresh" onClick={() => reset('')}>
        Reset the world
      </Button>
    </Stack>
  )
}
