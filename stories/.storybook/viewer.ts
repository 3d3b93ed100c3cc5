import type { GlobalTypes } from 'storybook/internal/csf'
/** Who is looking; screens read it from the story's globals to choose the world they open on. */
export const VIEWERS = ['visitor', 'free', 'premium'] as const

export const viewerTypes = {
  viewer: {
    description: 'Who is looking',
    toolbar: { title: 'Viewer', icon: 'user', items: [...VIEWERS], dynamicTitle: true },
  },
} satisfies GlobalTypes

export const viewerGlobals = { viewer: 'free' }
