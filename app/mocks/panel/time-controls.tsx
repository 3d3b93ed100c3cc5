import { useEffect, useState } from 'react'
import { DAY, HOUR, type Instant, SECOND } from '#core/shared/time.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { controls, setControls } from './controls.ts'
import type { PanelProps } from './panel-props.ts'

const STEPS = [
  { label: '+1 hour', millis: HOUR },
  { label: '+1 day', millis: DAY },
  { label: '+3 days', millis: 3 * DAY },
] as const

/** The clock of the world, which is the page's too. */
export function TimeControls({ refresh }: Pick<PanelProps, 'refresh'>) {
  const [now, setNow] = useState<Instant>(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const move = (ahead: number) => {
    setControls({ ahead })
    setNow(Date.now())
    void refresh()
  }
  return (
    <Stack gap="xs">
      <Text size="s">
        World's clock: <time>{new Date(now).toLocaleString('en-GB')}</time>
      </Text>
      <Inline gap="xs">
        {STEPS.map(({ label, millis }) => (
          <Button key={label} size="s" onClick={() => move(controls().ahead + millis)}>
            {label}
          </Button>
        ))}
        <Button size="s" onClick={() => move(0)}>
          Now
        </Button>
      </Inline>
      <TextField
        label="A given moment"
        type="datetime-local"
        onValueChange={(typed) => {
          const moment = new Date(typed).getTime()
          if (!Number.isNaN(moment)) move(controls().ahead + moment - Date.now())
        }}
      />
    </Stack>
  )
}
