import {
  assignVars,
  createGlobalThemeContract,
  globalStyle,
  style,
  styleVariants,
} from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'
import { PAPERS_BY_DAY, PAPERS_BY_NIGHT } from './paper-colours.ts'

/** The coloured papers that drawings are cut from, besides the colours of the theme. */
export const art = createGlobalThemeContract(
  {
    white: '',
    rule: '',
    print: '',
    teal: '',
    sand: '',
    ochre: '',
    sage: '',
    moss: '',
    blue: '',
    plum: '',
    rose: '',
    brick: '',
    night: '',
    dusk: '',
    glow: '',
    wood: '',
    pale: '',
    tan: '',
    deep: '',
    shade: '',
  },
  (_value, path) => `art-${path.join('-')}`,
)

const cutFrom = (papers: Readonly<Record<keyof typeof art, string>>) => ({
  vars: assignVars(art, papers),
})

globalStyle(':root', cutFrom(PAPERS_BY_DAY))
globalStyle(':root:not([data-mode="light"])', {
  '@media': { [media.dark]: cutFrom(PAPERS_BY_NIGHT) },
})
globalStyle(':root[data-mode="dark"]', cutFrom(PAPERS_BY_NIGHT))

const { paper, sunken, ink, lineStrong, ember, emberSoft, trust, trustSoft } = vars.color

const colours = {
  paper,
  sunken,
  ink,
  lineStrong,
  ember,
  emberSoft,
  trust,
  trustSoft,
  ...art,
}

/** A colour of paper. */
export type Paper = keyof typeof colours

export const fill = styleVariants(colours, (colour) => ({ fill: colour }))
export const stroke = styleVariants(colours, (colour) => ({
  fill: 'none',
  stroke: colour,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}))

export const scene = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.card,
})
export const cover = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })

/** Drop shadow of a piece. */
export const shadow = style({
  fill: art.shade,
  fillOpacity: 0.15,
  stroke: art.shade,
  strokeOpacity: 0.06,
  strokeWidth: 4,
})
