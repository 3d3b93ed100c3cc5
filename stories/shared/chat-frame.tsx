import type { ComponentType } from 'react'

/** The room a chat has on a screen: a list that scrolls needs a height to scroll in. */
export const chatFrame = (Story: ComponentType) => (
  <div style={{ display: 'flex', flexDirection: 'column', blockSize: 520 }}>
    <Story />
  </div>
)
