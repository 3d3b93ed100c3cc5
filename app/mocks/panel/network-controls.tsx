import { Switch } from '#ui/primitives/field/switch.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Choice } from './choice.tsx'
import { setControls } from './controls.ts'
import { useControls } from './use-controls.ts'

const LATENCIES = { '0': 'None', '300': '300 ms', '2000': '2 s' } as const
const FAILURES = {
  none: 'Nothing',
  broken: '500, the server failed',
  'too-often': '429, too often',
  busy: '503, busy',
  'session-ended': '403, the session ended',
} as const
const SCOPES = {
  next: 'The next request',
  reads: 'Everything that reads',
  changes: 'Everything that changes',
  all: 'Everything',
} as const

/** What lies between the page and the API. */
export function NetworkControls() {
  const { latency, offline, failure, scope } = useControls()
  return (
    <Stack gap="xs">
      <Switch
        label="Offline"
        checked={offline}
        onCheckedChange={(checked) => setControls({ offline: checked })}
      />
      <Choice
        label="Latency"
        words={LATENCIES}
        value={latency}
        onChange={(chosen) => setControls({ latency: chosen })}
      />
      <Choice
        label="Fails with"
        words={FAILURES}
        value={failure}
        onChange={(chosen) => setControls({ failure: chosen })}
      />
      <Choice
        label="What fails"
        words={SCOPES}
        value={scope}
        onChange={(chosen) => setControls({ scope: chosen })}
      />
    </Stack>
  )
}
