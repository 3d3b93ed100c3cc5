/** When something of a screen appears, in a designer's words; numbers and places come from the rules themselves. */
export type Noted = {
  /** The title of its stories. */
  readonly title: string
  readonly when: string
  /** The pages where it may stand; absent where the words say it. */
  readonly where?: string
  /** How it goes away. */
  readonly until: string
}
