/** What can be followed by a link, without a login. Part of the HMAC: a link of one kind opens no other. */
export type CaseKind = 'complaint' | 'report' | 'withdrawal'

type Needs = {
  readonly secrets: { hash(text: string): string; fingerprint(text: string): string }
}

const BETWEEN = '_'

/** Opens a case without a login: its id plus an HMAC of it. Deterministic, and not stored. */
export const caseReference = ({ secrets }: Needs, kind: CaseKind, id: string): string =>
  `${id}${BETWEEN}${secrets.fingerprint(`${kind} ${id}`)}`

/** The id of the case; `null` if the HMAC is wrong. */
export function caseOf({ secrets }: Needs, kind: CaseKind, reference: string): string | null {
  const [id = ''] = reference.split(BETWEEN)
  // Comparing hashes: no timing leak.
  const same = secrets.hash(reference) === secrets.hash(caseReference({ secrets }, kind, id))
  return same ? id : null
}
