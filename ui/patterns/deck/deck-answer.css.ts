import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { across } from './across.ts'

/** A round button with its label below. */
export const answer = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.xxs,
  // As wide as the longest label, "Myöhemmin".
  inlineSize: rem(84),
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  fontFamily: vars.font.body,
  // As in the bar below: words must not break.
  fontSize: `min(${vars.text.s}, 3.85vi)`,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
})

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: across(48),
  blockSize: across(48),
  marginBlock: across(8),
  borderRadius: vars.radius.pill,
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: vars.color.ink,
  transition: `scale ${vars.duration.state} ${vars.ease.out}, background-color ${vars.duration.state} ${vars.ease.out}`,
  selectors: {
    [`${answer}:active:not([aria-disabled="true"]) &`]: { scale: '0.94' },
    [`${answer}[aria-disabled="true"] &`]: {
      color: vars.color.muted,
      background: vars.color.sunken,
      borderColor: vars.color.line,
    },
    [`${answer}:focus-visible &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${answer}:hover:not([aria-disabled="true"]) &`]: { background: vars.color.sunken },
      },
    },
  },
})

export const large = style({ inlineSize: across(64), blockSize: across(64), marginBlock: 0 })

export const ember = style({
  background: vars.color.ember,
  borderColor: 'transparent',
  color: vars.color.onEmber,
  '@media': {
    [media.hover]: {
      selectors: {
        [`${answer}:hover:not([aria-disabled="true"]) &`]: { background: vars.color.emberStrong },
      },
    },
    [media.forced]: { borderColor: 'ButtonText' },
  },
})
