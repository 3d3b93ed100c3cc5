/** A sentence somebody could say of themselves, and the interests it gives away. */
export type Line = readonly [text: string, ...interests: readonly string[]]

/** What people who speak one language write about themselves. A text is one sentence of each kind. */
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
