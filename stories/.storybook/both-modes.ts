import { afterEach as askAxe } from '@storybook/addon-a11y/preview'
import type { Check, Rule, Spec } from 'axe-core'
import { definePreviewAddon } from 'storybook/internal/csf'
import { MODES } from '#ui/tokens/roles.ts'

/** An element in axe's tree, with its cached colours. */
type Cached = {
  readonly children?: readonly Cached[]
  readonly _cache: Record<string, unknown>
  _stackingContext?: unknown
}

/** Axe's cache keys for styles and computed backgrounds. */
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

/** Always passes: the rules after it run in the other mode. */
const change = (id: string): Rule => ({
  id,
  selector: 'body',
  any: ['change-mode'],
  tags: ['wcag2a'],
  metadata: { description: 'Changes the mode', help: 'The page in its other mode', helpUrl: '' },
})

/** One of axe's rules, under another name. */
const inOtherMode = ({ id, ...rule }: Rule): Rule => ({
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
 * Axe rules whose result depends on the colour mode, run a second time in the other mode: visibility, the slow part,
 * is the same in both. Axe runs rules in order, each synchronously.
 */
const BOTH_MODES: Spec = {
  checks: [{ id: 'change-mode', evaluate: changeMode }],
  rules: [
    change('change-mode'),
    inOtherMode({ id: 'color-contrast', any: ['color-contrast'], tags: ['wcag2aa'] }),
    inOtherMode({
      id: 'link-in-text-block',
      selector: 'a[href], [role=link]',
      any: ['link-in-text-block', 'link-in-text-block-style'],
      tags: ['wcag2a'],
    }),
    change('change-mode-back'),
  ],
}

/** A rule on inline styles that are important, which React cannot write: it reads the styles of every element. */
const WITHOUT = { 'avoid-inline-spacing': { enabled: false } }

/** Runs axe in test runs, in the shown colour mode or in both, instead of the addon, which `a11y.manual` disables. */
export const addonBothModes = () =>
  definePreviewAddon({
    initialGlobals: { modes: 'chosen' },
    afterEach: async (context) => {
      const { globals, parameters } = context
      if (globals.modes === 'chosen') return
      const asked = parameters.a11y
      const a11y =
        globals.modes === 'both'
          ? { ...asked, config: BOTH_MODES }
          : { ...asked, options: { ...asked.options, rules: WITHOUT } }
      await askAxe({
        ...context,
        globals: { ...globals, a11y: { manual: false } },
        parameters: { ...parameters, a11y },
      })
    },
  })
