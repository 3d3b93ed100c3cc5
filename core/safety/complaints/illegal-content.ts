import { checkEmail, type Domains } from '../../accounts/email.ts'
import { ok } from '../../shared/result.ts'
import type { ComplaintDraft, ComplaintKind } from '../complaint.ts'
import type { ComplaintError } from '../errors.ts'

/** Whether a topic reports illegal content (DSA, article 16). */
export const isIllegalContent = (kind: ComplaintKind | ''): boolean =>
  kind === 'content' || kind === 'child-abuse'

/** Whether the sender may stay unknown: for sexual abuse of a child nobody has to give a name or an email. */
export const mayBeAnonymous = (kind: ComplaintKind | ''): boolean => kind === 'child-abuse'

/** What is missing, in the order of the form. */
export type Gap = Extract<
  ComplaintError,
  { code: 'complaint.no-place' | 'complaint.no-name' | 'complaint.no-good-faith' }
>['code']

/** What a report of illegal content lacks: the exact place, who sends it, and that it is sent in good faith. */
export function gapsIn({
  kind,
  about,
  name,
  goodFaith,
}: Pick<ComplaintDraft, 'about' | 'name' | 'goodFaith'> & {
  readonly kind: ComplaintKind | ''
}): readonly Gap[] {
  if (!isIllegalContent(kind)) return []
  const gaps: readonly (readonly [Gap, boolean])[] = [
    ['complaint.no-place', about.trim() === ''],
    ['complaint.no-name', name.trim() === '' && !mayBeAnonymous(kind)],
    ['complaint.no-good-faith', !goodFaith],
  ]
  return gaps.filter(([, isOpen]) => isOpen).map(([gap]) => gap)
}

/** A sender's email, normalised; `''` is somebody who may stay anonymous. */
export const checkSender = (
  domains: Domains,
  { kind, email }: { readonly kind: ComplaintKind | ''; readonly email: string },
): ReturnType<typeof checkEmail> =>
  mayBeAnonymous(kind) && email.trim() === '' ? ok('') : checkEmail(domains, email)
