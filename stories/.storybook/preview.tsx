import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import '#ui/theme/global.css.ts'
import { addonApp } from './app.tsx'
import { addonBothModes } from './both-modes.ts'
import { localeGlobals, localeTypes, speak } from './locales.ts'
import { dress, lookGlobals, lookTypes } from './look.ts'
import { ownTheme } from './manager-theme.ts'
import { startWorker } from './network.ts'
import { viewerGlobals, viewerTypes } from './viewer.ts'
import { VIEWPORTS } from './viewports.ts'

/**
 * How long a play waits for what it looks for. A machine that does much else beside takes its time, and waiting costs
 * nothing where nothing is wrong; but plays look for English words, which in another language never come.
 */
const PATIENCE = { english: 15_000, otherwise: 1500 }

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonBothModes(), addonMsw(startWorker), addonApp()],
  tags: ['autodocs'],
  globalTypes: { ...localeTypes, ...lookTypes, ...viewerTypes },
  initialGlobals: { ...localeGlobals, ...lookGlobals, ...viewerGlobals },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // What is fetched ahead serves a rule that is not asked for.
      options: {
        preload: false,
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      },
    },
    docs: { theme: ownTheme() },
    viewport: { options: VIEWPORTS },
    options: {
      // Read without running this file, so that it names the places of `shared/inventory.ts` itself.
      storySort: {
        order: [
          'Foundations',
          ['Welcome', 'Voice', 'Colour', 'Type', '*'],
          'Identity',
          'Kit',
          ['Layout', '*'],
          'Everywhere',
          ['Layouts', '*'],
          'Landers',
          'Signing up',
          'Logging in',
          'Search',
          'Profile',
          'Likes',
          'Chat',
          'Credits',
          'My profile',
          'Settings',
          'Pages',
          'Flows',
        ],
      },
    },
  },
  // Letters have their own widths before anything is measured.
  beforeAll: async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
  },
  // A story that shows a whole page never draws its own decorators, and is dressed all the same.
  beforeEach: ({ globals }) => {
    dress(globals)
    speak(globals)
    const english = globals.locale === localeGlobals.locale
    configure({ asyncUtilTimeout: english ? PATIENCE.english : PATIENCE.otherwise })
  },
  decorators: [
    (Story, { globals }) => {
      dress(globals)
      speak(globals)
      return <Story />
    },
  ],
})
