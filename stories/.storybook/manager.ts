import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { ChoiceTools } from './choice-tools.ts'
import { managerTheme, ownTheme } from './manager-theme.ts'

addons.setConfig({
  theme: ownTheme(),
  sidebar: { collapsedRoots: [] },
  // The picture first: plays and controls are two keys away (Alt A).
  showPanel: false,
  selectedPanel: 'storybook/interactions/panel',
})

addons.register('vonk', (api) => {
  addons.add('vonk/choices', { type: types.TOOL, title: 'Choices', render: ChoiceTools })
  // The gallery is as light or dark as its stories.
  const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: managerTheme(globals.mode === 'dark' ? 'dark' : 'light') })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
