import { CornerPanel } from '#ui/patterns/corner-panel/corner-panel.tsx'
import { Divider } from '#ui/primitives/layout/divider.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { setControls } from './controls.ts'
import { NetworkControls } from './network-controls.tsx'
import type { PanelProps } from './panel-props.ts'
import { TimeControls } from './time-controls.tsx'
import { useControls } from './use-controls.ts'
import { WorldControls } from './world-controls.tsx'

/** The developer's panel: moves the mocked world, and what lies between it and the page. In plain English only. */
export function Panel({ viewers, reset, reviewNext, refresh }: PanelProps) {
  const { open } = useControls()
  return (
    <CornerPanel
      label="Developer's panel"
      icon="settings"
      open={open}
      onOpenChange={(next) => setControls({ open: next })}
    >
      <Stack gap="s">
        <TimeControls refresh={refresh} />
        <Divider />
        <NetworkControls />
        <Divider />
        <WorldControls viewers={viewers} reset={reset} reviewNext={reviewNext} refresh={refresh} />
      </Stack>
    </CornerPanel>
  )
}
