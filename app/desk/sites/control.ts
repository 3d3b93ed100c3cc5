import type { DeskSite } from './queries.ts'
import type { FieldPath } from './site-fields.ts'

/** What every control of a site's setting is given. */
export type Control = {
  readonly path: FieldPath
  readonly words: {
    readonly label: string
    readonly error: string | undefined
    readonly hint?: string
  }
  /** `undefined` leaves it to the default. */
  readonly value: unknown
  /** What the site has then. */
  readonly unset: unknown
  readonly choices: DeskSite['choices']
  readonly onValueChange: (value: unknown) => void
}
