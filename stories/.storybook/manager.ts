import { addons } from 'storybook/manager-api'
import { ownTheme } from './manager-theme.ts'

addons.setConfig({
  theme: ownTheme(),
  sidebar: { collapsedRoots: [] },
  // Every story has some, while a screen of the app has no controls.
  selectedPanel: 'storybook/interactions/panel',
})
