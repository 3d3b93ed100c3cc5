import { addons } from 'storybook/manager-api'
import { ownTheme } from './manager-theme.ts'

addons.setConfig({ theme: ownTheme(), sidebar: { collapsedRoots: [] } })
