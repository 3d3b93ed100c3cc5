import type { Secrets } from '../accounts/secrets.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { DiscoveryError } from './errors.ts'
import type { SearchCursor } from './search.ts'

/** Position and number of the next page. */
export type PageMark = { readonly pageNumber: number; readonly after: SearchCursor }

const MARK = /^([1-9]\d{0,6})\.([0-9a-z]{1,11})\.([0-9a-zA-Z-]{1,64})$/

type Sealing = Pick<Secrets, 'seal' | 'unseal'>

/** Encodes a cursor, encrypted: it contains a member's last activity to the millisecond. */
export const markText = ({ seal }: Sealing, { pageNumber, after }: PageMark): string =>
  seal(`${pageNumber}.${after.activeAt.toString(36)}.${after.id}`)

/** Decodes a cursor; anything not made by us is refused. */
export function parseMark(
  { unseal }: Sealing,
  text: string,
): Result<PageMark, Extract<DiscoveryError, { code: 'search.cursor-invalid' }>> {
  const [, page, moment, id] = MARK.exec(unseal(text) ?? '') ?? []
  const activeAt = Number.parseInt(moment ?? '', 36)
  if (!page || !id || !Number.isSafeInteger(activeAt)) return err({ code: 'search.cursor-invalid' })
  return ok({ pageNumber: Number(page), after: { activeAt, id } })
}
