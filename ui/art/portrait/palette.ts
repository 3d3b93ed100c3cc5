/** The papers of the house: page, ink, the two brand colours and their friends. */
export const papers = {
  paper: '#FBF7F2',
  cream: '#F3E7D6',
  sand: '#E6CFAE',
  ochre: '#D79A3C',
  ember: '#C8371F',
  coral: '#E57F63',
  rose: '#E9B7A6',
  plum: '#6E3650',
  mauve: '#A9788F',
  teal: '#0E5A57',
  sea: '#4E9390',
  mist: '#BFD8D3',
  sage: '#A5B594',
  moss: '#5F7A57',
  blue: '#7E9DB5',
  night: '#2F4459',
  dusk: '#4B4A6B',
  ink: '#221B17',
} as const

/** The tones of a skin: lit, shaded, flushed, and the lips. */
export type Skin = {
  readonly lit: string
  readonly shaded: string
  readonly flush: string
  readonly lip: string
  readonly line: string
}

const skins: readonly Skin[] = [
  { lit: '#F8DCCA', shaded: '#ECC0A9', flush: '#EE9D88', lip: '#CF6A60', line: '#B57A66' },
  { lit: '#F3CDB0', shaded: '#E2AC8B', flush: '#E78F73', lip: '#C25F54', line: '#A76A50' },
  { lit: '#E9B893', shaded: '#D2966F', flush: '#DB7F5F', lip: '#B5544A', line: '#8F5A40' },
  { lit: '#D9A679', shaded: '#BD8558', flush: '#CB7350', lip: '#A54C42', line: '#7B4C32' },
  { lit: '#C48A5B', shaded: '#A56C41', flush: '#B85E40', lip: '#923F39', line: '#643B26' },
  { lit: '#A36B45', shaded: '#82502F', flush: '#9C4A34', lip: '#8C3A37', line: '#4B2A1A' },
  { lit: '#7F4D30', shaded: '#62371F', flush: '#86402D', lip: '#8F3F3D', line: '#371D10' },
  { lit: '#5F3823', shaded: '#462615', flush: '#6E3323', lip: '#964744', line: '#28130A' },
]

/** The skin at a depth from 0, the palest, to 7. */
export function skinAt(depth: number): Skin {
  const skin = skins[depth]
  if (!skin) throw new Error('there is no such skin')
  return skin
}

/** The tones of hair: the piece itself, what lies behind it, and a lit strand. */
export type Hair = { readonly base: string; readonly behind: string; readonly lit: string }

/** Colours of hair by the words a profile uses, and a few a hairdresser adds. */
export const hairs = {
  black: { base: '#2B2321', behind: '#1B1513', lit: '#493A35' },
  'dark-brown': { base: '#4B3024', behind: '#342017', lit: '#6B4736' },
  brown: { base: '#6F4730', behind: '#513121', lit: '#8F6245' },
  chestnut: { base: '#8B4A2B', behind: '#69341C', lit: '#AE6A42' },
  red: { base: '#B9562B', behind: '#8F3D1B', lit: '#D67C4A' },
  'dark-blond': { base: '#A88050', behind: '#84613A', lit: '#C6A06D' },
  blond: { base: '#DDB36C', behind: '#BA8D4A', lit: '#EFCF95' },
  platinum: { base: '#EBCF8E', behind: '#CBA962', lit: '#F7E6BA' },
  grey: { base: '#8F8882', behind: '#6E6862', lit: '#B0A9A2' },
  silver: { base: '#BDB8B2', behind: '#99938C', lit: '#D8D4CF' },
  white: { base: '#E7E2DA', behind: '#C6BFB5', lit: '#F7F4EF' },
  plum: { base: '#7B3E5A', behind: '#592A40', lit: '#9F6080' },
  teal: { base: '#2C6664', behind: '#1B4846', lit: '#4B8A86' },
} as const satisfies Record<string, Hair>

/** A colour of hair. */
export type HairColour = keyof typeof hairs

/** Colours of eyes by the words a profile uses. */
export const irises = {
  brown: '#4A2A1A',
  hazel: '#7A5A2B',
  green: '#5C7A4A',
  blue: '#5C88A8',
  grey: '#75828A',
  dark: '#2B1A13',
} as const

/** A colour of eyes. */
export type EyeColour = keyof typeof irises

/** `part` of the second colour mixed into the first. */
export function mix(first: string, second: string, part: number): string {
  const channel = (at: number) => {
    const [a, b] = [first, second].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((a ?? 0) * (1 - part) + (b ?? 0) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
