import { afterEach as checkAgain } from '@storybook/addon-a11y/preview'
import { definePreviewAddon } from 'storybook/internal/csf'
import { MODES } from '#ui/theme/roles.ts'

/** The only rules of axe whose outcome a mode can change: the rest of a page is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Asks axe about the colours of the other mode too, where a run of all stories wants both. */
export const addonBothModes = () =>
  definePreviewAddon({
    initialGlobals: { modes: 'chosen' },
    afterEach: async (context) => {
      const { globals, parameters } = context
      if (globals.modes !== 'both') return
      const root = document.documentElement
      const { mode } = root.dataset
      const a11y = {
        ...parameters.a11y,
        options: {
          ...parameters.a11y?.options,
          runOnly: { type: 'rule', values: COLOUR_RULES },
        },
      }
      try {
        for (const other of MODES.filter((each) => each !== mode)) {
          root.dataset.mode = other
          await checkAgain({ ...context, parameters: { ...parameters, a11y } })
        }
      } finally {
        root.dataset.mode = mode
      }
    },
  })
