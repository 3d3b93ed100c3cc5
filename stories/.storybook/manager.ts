import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, type HashEntry, types } from 'storybook/manager-api'
import { ChoiceTools } from './choice-tools.ts'
import { managerTheme, ownTheme } from './manager-theme.ts'
import { enterOpensFirst } from './search-keys.ts'
import { shortName } from './state-names.ts'

/** The page of a component is called as that is, for the search: under it, in the list, it is its guide. */
const labelOf = ({ type, name, tags = [] }: HashEntry) =>
  type === 'docs' && !tags.includes('unattached-mdx') ? 'Guide' : shortName(name)

addons.setConfig({
  theme: ownTheme(),
  sidebar: {
    // What is looked at most is open at the start.
    collapsedRoots: ['pages', 'mails', 'flows', 'desk'],
    renderLabel: labelOf,
  },
  // The picture first: plays and controls are two keys away (Alt A).
  showPanel: false,
  selectedPanel: 'storybook/interactions/panel',
})

addons.register('vonk', (api) => {
  enterOpensFirst(document)
  addons.add('vonk/choices', { type: types.TOOL, title: 'Choices', render: ChoiceTools })
  // The gallery is as light or dark as its stories.
  const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: managerTheme(globals.mode === 'dark' ? 'dark' : 'light') })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
