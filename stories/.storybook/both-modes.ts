import { afterEach as askAxe } from '@storybook/addon-a11y/preview'
import type { Check, Rule, Spec } from 'axe-core'
import { definePreviewAddon } from 'storybook/internal/csf'
import { MODES } from '#ui/tokens/roles.ts'

/** An element in axe's tree, with the colours that axe caches. */
type Cached = {
  readonly children?: readonly Cached[]
  readonly _cache: Record<string, unknown>
  _stackingContext?: unknown
}

/** Axe's words for styles it has read and backgrounds it has worked out. */
const OF_COLOURS = /^(computedStyle_|getBackgroundColor$)/

function clearCachedColours(element: Cached): void {
  delete element._stackingContext
  for (const key of Object.keys(element._cache))
    if (OF_COLOURS.test(key)) delete element._cache[key]
  for (const child of element.children ?? []) clearCachedColours(child)
}

const changeMode: Check['evaluate'] = (_node, _options, virtualNode) => {
  const { dataset } = document.documentElement
  dataset.mode = MODES.find((mode) => mode !== dataset.mode)
  clearCachedColours(virtualNode as unknown as Cached)
  return true
}

/** Passes always: what follows it is asked of the page in its other mode. */
const change = (id: string): Rule => ({
  id,
  selector: 'body',
  any: ['change-mode'],
  tags: ['wcag2a'],
  metadata: { description: 'Changes the mode', help: 'The page in its other mode', helpUrl: '' },
})

/** One of axe's own rules, under a name of its own. */
const again = ({ id, ...rule }: Rule): Rule => ({
  ...rule,
  id: `${id}-other-mode`,
  matches: `${id}-matches`,
  excludeHidden: false,
  metadata: {
    description: `${id} in the other mode`,
    help: `${id}, in the other mode`,
    helpUrl: '',
  },
})

/**
 * The rules of axe whose outcome a mode can change, asked a second time in the other mode by the same run: what is
 * shown where, most of its work, is the same in both. Axe goes through rules in their order, each at one go.
 */
const BOTH_MODES: Spec = {
  checks: [{ id: 'change-mode', evaluate: changeMode }],
  rules: [
    change('change-mode'),
    again({ id: 'color-contrast', any: ['color-contrast'], tags: ['wcag2aa'] }),
    again({
      id: 'link-in-text-block',
      selector: 'a[href], [role=link]',
      any: ['link-in-text-block', 'link-in-text-block-style'],
      tags: ['wcag2a'],
    }),
    change('change-mode-back'),
  ],
}

/** Asks axe about the colours of both modes, where a run of all stories wants it: instead of the addon, which `a11y.manual` keeps still. */
export const addonBothModes = () =>
  definePreviewAddon({
    initialGlobals: { modes: 'chosen' },
    afterEach: async (context) => {
      const { globals, parameters } = context
      if (globals.modes !== 'both') return
      const a11y = { ...parameters.a11y, config: BOTH_MODES }
      await askAxe({
        ...context,
        globals: { ...globals, a11y: { manual: false } },
        parameters: { ...parameters, a11y },
      })
    },
  })
