import type { GlobalTypes } from 'storybook/internal/csf'
import { BRANDS } from '#ui/tokens/palette.ts'
import { MODES } from '#ui/tokens/roles.ts'

/** The toolbar's theme choices; the names are attribute values of the page. */
export const themeGlobalTypes = {
  mode: {
    description: 'How bright the room is',
    toolbar: { title: 'Mode', icon: 'mirror', items: [...MODES], dynamicTitle: true },
  },
  brand: {
    description: 'The niche whose theme the page has',
    toolbar: { title: 'Brand', icon: 'paintbrush', items: [...BRANDS], dynamicTitle: true },
  },
  motion: {
    description: 'Whether things may move',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'still', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
  // No digits: a URL would return a number, and Storybook would request the text again.
  textSize: {
    description: 'The text size the member chose in the browser',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies GlobalTypes

export const initialThemeGlobals = {
  mode: 'light',
  brand: 'default',
  motion: 'full',
  textSize: 'normal',
}

/** Applies the theme as the server does: by attributes of the root. */
export function applyThemeGlobals(globals: Readonly<Record<string, unknown>>) {
  const root = document.documentElement
  root.dataset.mode = String(globals.mode)
  root.dataset.brand = String(globals.brand)
  root.dataset.motion = String(globals.motion)
  root.style.fontSize = globals.textSize === 'double' ? '200%' : ''
}
