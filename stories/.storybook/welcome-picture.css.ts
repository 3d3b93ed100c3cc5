import { style } from '@vanilla-extract/css'
import { vars } from '#ui/tokens/vars.css.ts'

export const picture = style({ position: 'relative', marginBlock: vars.space.l })

export const image = style({ display: 'block', inlineSize: '100%' })

/** Over the two rows of the picture, below its head. */
export const links = style({
  position: 'absolute',
  insetInline: 0,
  insetBlock: '9% 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(8, 1fr)',
  gridTemplateRows: '1fr 1fr',
})

export const link = style({
  borderRadius: vars.radius.card,
  selectors: { '&:is(:hover, :focus-visible)': { outline: `3px solid ${vars.color.focus}` } },
})
