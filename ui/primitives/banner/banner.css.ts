import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { ABOVE } from '../../tokens/above.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.s,
  minBlockSize: vars.size.touch,
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
})

globalStyle(`:root:has(${banner})`, { vars: { [ABOVE]: vars.size.touch } })

export const tones = styleVariants({
  trust: [banner, { background: vars.color.trustSoft, color: vars.color.trustText }],
  warning: [banner, { background: vars.color.warningSoft, color: vars.color.warning }],
  quiet: [banner, { background: vars.color.sunken, color: vars.color.ink }],
})

export const message = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  minInlineSize: 0,
  flex: '1 1 auto',
  '@media': { [media.fromM]: { justifyContent: 'center' } },
})

export const words = style({
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
  // A link has its own height.
  selectors: { '&:has(> a)': { paddingBlock: 0 } },
})

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.size.touch,
  color: 'inherit',
  fontWeight: vars.weight.semibold,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  '@media': {
    [media.fromM]: {
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      selectors: { '&::after': { content: 'none' } },
    },
  },
})

export const sign = style({ '@media': { [media.fromM]: { display: 'none' } } })

/** Above the banner's overlay link. */
export const dismiss = style({ position: 'relative', flex: 'none' })
