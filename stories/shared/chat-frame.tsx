import type { ComponentType } from 'react'

/** A fixed height for a chat: a scrolling list needs one. */
export const chatFrame = (Story: ComponentType) => (
  <div style={{ display: 'flex', flexDirection: 'column', blockSize: 520 }}>
    <Story />
  </div>
)
