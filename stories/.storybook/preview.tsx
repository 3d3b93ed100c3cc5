import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import type { StoryContext } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import '#ui/tokens/global.css.ts'
import { addonApp } from './app.tsx'
import { readableArgTypes } from './arg-types.ts'
import { addonBothModes } from './both-modes.ts'
import { INITIAL } from './choices.ts'
import { DocsPage } from './docs-page.tsx'
import { GuidedPage } from './guided-page.tsx'
import { speak } from './locales.ts'
import { offerNearest } from './missing-story.ts'
import { startWorker } from './network.ts'
import { applyThemeGlobals } from './theme-globals.ts'
import { VIEWPORTS } from './viewports.ts'

/** The timeout of a play's queries: it costs nothing when they pass. */
const TIMEOUT = 15_000

/** What a query did not find, without the whole page: that is in view, and printed at each try it is dear. */
const withoutPage = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })

/** Applies theme and language of the page's one story. A docs page has many, and uses the toolbar's. */
function prepare({ globals, viewMode }: Pick<StoryContext, 'globals' | 'viewMode'>) {
  if (viewMode === 'docs') return
  applyThemeGlobals(globals)
  speak(globals)
}

void addons.ready().then(offerNearest)

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonBothModes(), addonMsw(startWorker), addonApp()],
  tags: ['autodocs'],
  argTypesEnhancers: [readableArgTypes],
  initialGlobals: INITIAL,
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Prefetching is for a rule that does not run.
      options: {
        preload: false,
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      },
    },
    docs: { container: DocsPage, page: GuidedPage },
    viewport: { options: VIEWPORTS },
    options: {
      // Parsed without executing this file, so `shared/inventory.ts` is listed literally.
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          ['Welcome', 'Looking', 'What changed', 'Voice', 'Tokens', 'Colour', 'Type', '*'],
          'Identity',
          'Kit',
          [
            'All components',
            'Action',
            'Feedback',
            'Overlay',
            'Field',
            'Navigation',
            'Text',
            'Layout',
            'People',
            'Chat',
            'Money',
            'Data',
            'Lander',
            '*',
          ],
          'Everywhere',
          ['When', 'All states', 'Layouts', '*'],
          'Landers',
          ['All states', '*'],
          'Signing up',
          ['When', 'All states', '*'],
          'Logging in',
          ['When', 'All states', '*'],
          'Search',
          ['When', 'All states', '*'],
          'Profile',
          ['When', 'All states', '*'],
          'Likes',
          ['When', 'All states', '*'],
          'Chat',
          ['When', 'All states', '*'],
          'Credits',
          ['When', 'All states', '*'],
          'My profile',
          ['When', 'All states', '*'],
          'Settings',
          ['When', 'All states', '*'],
          'Pages',
          ['All states', '*'],
          'Mails',
          ['When', 'All states', '*'],
          'Flows',
          ['All states', '*'],
          'Desk',
          ['When', 'All states', '*'],
        ],
      },
    },
  },
  // Fonts must be loaded before anything is measured.
  beforeAll: async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()))
  },
  // A whole-page story has no decorators, and still needs the theme.
  beforeEach: (context) => {
    prepare(context)
    configure({ asyncUtilTimeout: TIMEOUT, getElementError: withoutPage })
  },
  decorators: [
    (Story, context) => {
      prepare(context)
      return <Story />
    },
  ],
})
