import type { GlobalTypes } from 'storybook/internal/csf'
/** The viewer; screens read it from the globals to choose their world. */
export const VIEWERS = ['visitor', 'free', 'premium'] as const

export const viewerTypes = {
  viewer: {
    description: 'Who is looking',
    toolbar: { title: 'Viewer', icon: 'user', items: [...VIEWERS], dynamicTitle: true },
  },
} satisfies GlobalTypes

export const viewerGlobals = { viewer: 'free' }
