import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const drop = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: 168,
  padding: vars.space.l,
  border: `1.5px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  textAlign: 'center',
  transition: `background-color ${vars.duration.state}, border-color ${vars.duration.state}`,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
    '&:has(:disabled)': { background: vars.color.sunken, color: vars.color.muted },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:disabled))': { borderColor: vars.color.ink } },
    },
  },
})
/** Button height, after a selection. */
export const small = style({
  flexDirection: 'row',
  minBlockSize: 48,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
})
export const over = style({ background: vars.color.emberSoft, borderColor: vars.color.ember })
export const prompt = style({ fontWeight: vars.weight.semibold, lineHeight: 1.3 })
/** Touch devices have no drag and drop. */
const MOUSE = '(hover: hover) and (pointer: fine)'
export const byTouch = style({ '@media': { [MOUSE]: { display: 'none' } } })
export const byMouse = style({ display: 'none', '@media': { [MOUSE]: { display: 'inline' } } })
/** The native control: transparent, covering the area, so that files can be dropped on it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
