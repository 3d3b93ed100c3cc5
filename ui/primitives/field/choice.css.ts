import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** A native control with its label; the whole line is the touch target. */
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  inlineSize: '100%',
})
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: 2 })
export const name = style({ fontSize: vars.text.m, lineHeight: 1.4 })
export const hint = style({ fontSize: vars.text.s, lineHeight: 1.4, color: vars.color.muted })

const mark = {
  appearance: 'none',
  flexShrink: 0,
  inlineSize: rem(24),
  blockSize: rem(24),
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  display: 'grid',
  placeContent: 'center',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.state,
} as const

/** Drawn by the system, in forced colours. */
const NATIVE = { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } as const

const inkedWhenChecked = {
  '&:checked': { background: vars.color.ink, borderColor: vars.color.ink },
  '&:disabled': { background: vars.color.sunken, borderColor: vars.color.line },
  '&[aria-invalid="true"]': { borderColor: vars.color.danger, borderWidth: 2 },
}

export const tick = style({
  ...mark,
  borderRadius: vars.radius.field,
  selectors: {
    ...inkedWhenChecked,
    '&::after': {
      content: '',
      inlineSize: rem(7),
      blockSize: rem(13),
      marginBlockEnd: 3,
      borderInlineEnd: `2.5px solid ${vars.color.paper}`,
      borderBlockEnd: `2.5px solid ${vars.color.paper}`,
      rotate: '42deg',
      scale: '0.4',
      opacity: 0,
      transition: `opacity ${vars.duration.state}, scale ${vars.duration.state} ${vars.ease.out}`,
    },
    '&:checked::after': { opacity: 1, scale: '1' },
    '&:disabled::after': { borderColor: vars.color.muted },
  },
  '@media': { [media.forced]: NATIVE },
})

export const dot = style({
  ...mark,
  borderRadius: vars.radius.pill,
  selectors: {
    ...inkedWhenChecked,
    '&::after': {
      content: '',
      inlineSize: rem(10),
      blockSize: rem(10),
      borderRadius: vars.radius.pill,
      background: vars.color.paper,
      scale: '0',
      transition: `scale ${vars.duration.state} ${vars.ease.out}`,
    },
    '&:checked::after': { scale: '1' },
  },
  '@media': { [media.forced]: NATIVE },
})

export const track = style({
  ...mark,
  inlineSize: rem(48),
  blockSize: rem(28),
  placeContent: 'center start',
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  selectors: {
    ...inkedWhenChecked,
    '&::after': {
      content: '',
      inlineSize: rem(20),
      blockSize: rem(20),
      marginInlineStart: rem(2.5),
      borderRadius: vars.radius.pill,
      background: vars.color.lineStrong,
      transition: `translate ${vars.duration.enter} ${vars.ease.out}, background-color ${vars.duration.state}`,
    },
    '&:checked::after': { background: vars.color.paper, translate: rem(20) },
    // On, and not to be changed: still seen to be on.
    '&:checked:disabled': { background: vars.color.muted, borderColor: vars.color.muted },
    '[dir="rtl"] &:checked::after': { translate: rem(-20) },
  },
  '@media': { [media.forced]: NATIVE },
})

/** A choice with explanation and price; selected, it has an ink outline. */
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  inlineSize: '100%',
  padding: vars.space.m,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  transition: `border-color ${vars.duration.state}, box-shadow ${vars.duration.state}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
    '&:has(:disabled)': { background: vars.color.sunken, color: vars.color.muted },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } },
    [media.forced]: { selectors: { '&:has(:checked)': { border: '3px solid Highlight' } } },
  },
})
export const quietFocus = style({
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
export const cardName = style([name, { fontWeight: vars.weight.semibold }])
/** The end content is beside the label, or below with large text. */
export const cardBody = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  minInlineSize: 0,
})
export const cardWords = style([words, { flex: '1 1 6.5rem' }])
export const cardTail = style({
  marginInlineStart: 'auto',
  textAlign: 'end',
  maxInlineSize: '100%',
})
