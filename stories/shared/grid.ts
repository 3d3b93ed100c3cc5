/** A state that only a pointer or a key brings about: the grid of a docs page forces it. */
export type Forced = 'hover' | 'focus' | 'press'

/** The properties of a row or column of a grid, over those of the component's stories. */
type Given = Readonly<Record<string, unknown>> & { readonly forced?: Forced }

/** All looks of a component in one table: each row with each column. */
export type Grid = {
  /** What all of them have, such as a shorter word than the stories. */
  readonly always?: Given
  readonly rows: Readonly<Record<string, Given>>
  readonly columns?: Readonly<Record<string, Given>>
}

/** A row or column for each value of a property, such as each tone that the styles know. */
export const each = (property: string, values: object): Grid['rows'] =>
  Object.fromEntries(
    (Array.isArray(values) ? values : Object.keys(values)).map((value) => [
      String(value),
      { [property]: value },
    ]),
  )

/** What happens to all that is pressed. */
export const PRESSED = {
  rest: {},
  hover: { forced: 'hover' },
  focus: { forced: 'focus' },
  pressed: { forced: 'press' },
} as const satisfies Grid['columns']

/** What happens to all that is filled in. */
export const FILLED = {
  rest: {},
  hover: { forced: 'hover' },
  focus: { forced: 'focus' },
  error: { error: 'This is what is wrong.' },
  disabled: { disabled: true },
} as const satisfies Grid['columns']
