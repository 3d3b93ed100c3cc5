import { globalStyle, type StyleRule } from '@vanilla-extract/css'
import { BELOW } from './below.ts'
import { base, reset } from './layers.css.ts'
import { vars } from './vars.css.ts'

const bare = (selector: string, rule: Omit<StyleRule, '@layer' | 'selectors'>) =>
  globalStyle(selector, { '@layer': { [reset]: rule } })
const page = (selector: string, rule: Omit<StyleRule, '@layer' | 'selectors'>) =>
  globalStyle(selector, { '@layer': { [base]: rule } })

bare('*, *::before, *::after', { boxSizing: 'border-box' })
bare('body, h1, h2, h3, h4, h5, h6, p, dl, dd, figure, blockquote, pre, fieldset, legend', {
  margin: 0,
})
bare('ul, ol, menu', { margin: 0, padding: 0, listStyle: 'none' })
bare('fieldset, legend', { padding: 0, border: 0, minInlineSize: 0 })
bare('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
bare('img, video', { blockSize: 'auto' })
bare('button, input, select, textarea', {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
})
bare('button, [role="button"], label, summary, select', { cursor: 'pointer' })
bare('button:disabled, input:disabled, select:disabled', { cursor: 'not-allowed' })
bare('table', { borderCollapse: 'collapse', borderSpacing: 0 })
bare('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
bare('a', { color: 'inherit', textDecoration: 'none' })
bare('dialog', { padding: 0, border: 0, color: 'inherit', background: 'none' })

page('html', {
  background: vars.color.paper,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Scroll padding: focused elements are not behind the bottom bar.
  scrollPaddingBlockEnd: `var(${BELOW}, 0px)`,
})
page('body', {
  minBlockSize: '100dvb',
  color: vars.color.ink,
  background: vars.color.paper,
  fontFamily: vars.font.body,
  fontSize: vars.text.m,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'anywhere',
})
/** A notice above a page without scripts, or whose script did not start. */
page('noscript, .unanswering', {
  // As an inline element, each wrapped line would have its own border.
  display: 'block',
  padding: `${vars.space.s} ${vars.space.m}`,
  background: vars.color.warningSoft,
  color: vars.color.warning,
})
page('::selection', { background: vars.color.ember, color: vars.color.onEmber })
page(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
})
/** No focus ring on a whole page: its elements have their own. */
page('main:focus-visible', { outline: 'none', boxShadow: 'none' })
page('[id]', { scrollMarginBlockStart: vars.space.m })

/** Between two pages: a short cross-fade, through which links can be pressed already. */
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: vars.duration.enter,
})
