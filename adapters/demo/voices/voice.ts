/** A sentence or two that somebody could write about themselves. */
export type Line = {
  readonly text: string
  /** What they say once it has been answered: it answers the reader, and gives the ball back. */
  readonly next: string
  /** The interests it gives away. */
  readonly likes?: readonly string[] | undefined
  /** Of whom it is true; of everybody unless it says so. */
  readonly of?: Facts | undefined
}

/** What a line says of whoever writes it: nothing else in their profile contradicts it. */
export type Facts = {
  readonly relationship?: readonly string[] | undefined
  readonly reason?: readonly string[] | undefined
  /** From which age to which. */
  readonly age?: readonly number[] | undefined
  readonly countries?: readonly string[] | undefined
  readonly gender?: string | undefined
  /** It tells of children or grandchildren of theirs. */
  readonly children?: boolean | undefined
}

/** What people who speak one language write about themselves. A text is one line of each kind, or of some. */
export type Voice = {
  /** How they spend their days, by the part of life they are in. */
  readonly days: Readonly<Record<LifeStage, readonly Line[]>>
  readonly loves: readonly Line[]
  readonly wishes: readonly Line[]
  /** Whole texts of profiles that are made-up characters, saying so. */
  readonly fictional: readonly Line[]
  /** Whole texts of cam profiles, saying so. */
  readonly cam: readonly Line[]
}

export type LifeStage = 'young' | 'grown' | 'older'

/** Which days fit somebody's age. */
export const lifeStage = (age: number): LifeStage =>
  age < 27 ? 'young' : age < 60 ? 'grown' : 'older'
