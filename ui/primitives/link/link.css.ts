import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const link = style({
  color: 'inherit',
  borderRadius: 2,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  transition: `text-decoration-color ${vars.duration.state} ${vars.ease.out}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
  },
})

export const tone = styleVariants({
  inherit: {},
  ink: { color: vars.color.ink },
  muted: { color: vars.color.muted },
  ember: { color: vars.color.emberText },
  trust: { color: vars.color.trustText },
})

export const whole = style({ whiteSpace: 'nowrap' })

/** Standalone: touch-target height. */
export const alone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  fontWeight: vars.weight.medium,
})

/** Standalone in a colour of its own: underlined on hover. In the text's colour only the line says that it is a link. */
export const coloured = style({
  textDecorationColor: 'transparent',
  selectors: {
    '&:hover, &:focus-visible, &[aria-current]': { textDecorationColor: 'currentColor' },
  },
})
