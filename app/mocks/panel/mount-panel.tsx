import { createRoot } from 'react-dom/client'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panel-props.ts'

/** Puts the panel beside the app, in a root of its own. */
export function mountPanel(props: PanelProps): void {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.appendChild(document.createElement('div'))
  // A dialog of the app would close at a press outside of it, and take the focus back.
  for (const type of ['pointerdown', 'focusin'] as const)
    host.addEventListener(type, (event) => event.stopPropagation())
  createRoot(root).render(<Panel {...props} />)
}
