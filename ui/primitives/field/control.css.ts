import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The box around an input. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  transition: `border-color ${vars.duration.state} ${vars.ease.out}`,
  selectors: {
    '&:has(:focus-visible:not(button))': {
      borderColor: vars.color.ink,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
      boxShadow: `0 0 0 2px ${vars.color.paper}`,
    },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    // Not an option: a placeholder is one that cannot be chosen.
    '&:has(:disabled:not(button, option))': {
      background: vars.color.sunken,
      color: vars.color.muted,
      borderColor: vars.color.line,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:has(:disabled:not(option), :focus-visible, [aria-invalid="true"]))': {
          borderColor: vars.color.ink,
        },
      },
    },
  },
})

export const lead = style({
  display: 'flex',
  flexShrink: 0,
  paddingInlineStart: vars.space.m,
  color: vars.color.muted,
})
/** The input itself. */
export const control = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.control} - 2px)`,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  fontFamily: vars.font.body,
  fontSize: vars.text.m,
  lineHeight: vars.leading.tight,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    [`${lead} + &`]: { paddingInlineStart: vars.space.xs },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&:autofill': {
      WebkitTextFillColor: vars.color.ink,
      boxShadow: `inset 0 0 0 100px ${vars.color.sunken}`,
    },
  },
})

export const area = style([
  control,
  {
    resize: 'vertical',
    maxBlockSize: 'max(50dvh, 12em)',
    lineHeight: 1.45,
    paddingBlock: vars.space.s,
    fieldSizing: 'content',
  },
])
/** Initial height; grows with its content. */
export const rows = styleVariants({ 3: 3, 4: 4, 5: 5, 7: 7 }, (count) => ({
  minBlockSize: `calc(${count}lh + 2 * ${vars.space.s})`,
}))
export const digits = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.03em' })

export const tail = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  paddingInlineEnd: 1,
  color: vars.color.muted,
})
export const tailWords = style({ paddingInlineEnd: vars.space.m, fontSize: vars.text.s })

export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space.xxl,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    selectors: { '&:has(> option:disabled:checked)': { color: vars.color.muted } },
  },
])
// On a transparent one some browsers draw the open list white, also in dark mode.
globalStyle(`${select} :is(option, optgroup)`, {
  color: vars.color.ink,
  background: vars.color.surface,
})
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.m,
  pointerEvents: 'none',
  color: vars.color.muted,
})
