/** `wrong`: it does not work as it is; `look`: it works, but somebody should know. */
export type State = 'ok' | 'look' | 'wrong'

/** One thing that was looked at. */
export type Line = {
  readonly state: State
  readonly about: string
  readonly says: string
  /** What to do about it. */
  readonly todo: string | null
}

export const fine = (about: string, says: string): Line => ({
  state: 'ok',
  about,
  says,
  todo: null,
})
export const look = (about: string, says: string, todo: string): Line => ({
  state: 'look',
  about,
  says,
  todo,
})
export const wrong = (about: string, says: string, todo: string): Line => ({
  state: 'wrong',
  about,
  says,
  todo,
})

const MARKS: Readonly<Record<State, string>> = { ok: 'ok   ', look: 'look ', wrong: 'WRONG' }

/** A line as it is printed. */
export const printed = ({ state, about, says, todo }: Line): string =>
  `${MARKS[state]}  ${about}: ${says}${todo === null ? '' : `\n       → ${todo}`}`
