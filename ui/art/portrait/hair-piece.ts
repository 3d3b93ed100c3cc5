/** Which paper a piece of hair or headwear is cut from. */
export type HairPaper = 'base' | 'behind' | 'lit' | 'stubble' | 'cloth' | 'fold' | 'trim'

/** One piece of a haircut, drawn around a face whose cheeks lie 148 from its middle. */
export type HairPiece = {
  readonly paper: HairPaper
  readonly outline: string
  readonly edge: 'smooth' | 'curly' | 'flat' | 'strand'
  /** What is cut out of the piece, so that the face shows. */
  readonly hole?: string
}

/** A haircut: what hangs behind, what falls over the shoulders, what lies on the head. */
export type HairCut = {
  readonly back?: readonly HairPiece[]
  readonly over?: readonly HairPiece[]
  readonly front: readonly HairPiece[]
}

/** A piece that is cut smoothly and throws a shade. */
export const lock = (outline: string, paper: HairPaper = 'base'): HairPiece => ({
  paper,
  outline,
  edge: 'smooth',
})

/** A piece that is cut in bumps and throws a shade. */
export const curly = (outline: string, paper: HairPaper = 'base'): HairPiece => ({
  paper,
  outline,
  edge: 'curly',
})

/** A piece without a shade. */
export const flat = (outline: string, paper: HairPaper = 'behind'): HairPiece => ({
  paper,
  outline,
  edge: 'flat',
})

/** A strand that catches the light. */
export const strand = (outline: string, paper: HairPaper = 'lit'): HairPiece => ({
  paper,
  outline,
  edge: 'strand',
})

/** A piece with an opening for the face. */
export const ring = (outline: string, hole: string, paper: HairPaper): HairPiece => ({
  paper,
  outline,
  edge: 'smooth',
  hole,
})
