import { seenOutside } from '../../profiles/listing.ts'
import { err, ok } from '../../shared/result.ts'
import { decideDelivery, mayNotify, namedAs, preferenceOf } from '../deciding/decide-delivery.ts'
import type { SocialNotifications } from '../kinds/people.ts'
import { letterKindOf } from '../letters.ts'
import { allowsPreviews, pathTo } from '../notification.ts'
import { faceOf, pairOf } from './pictured.ts'
import { mintUnsubscribe, skipped, type Writer, type WritersOf } from './written.ts'

/** The mail about another member's action, unless it is seen by then; later while the recipient is online. */
const aboutMember: Writer<keyof SocialNotifications> = async (ports, mail) => {
  const { notification, account, envelope, name } = mail
  const decision = await decideDelivery(ports, account, notification)
  if (decision.become !== 'about') return decision
  const { face, since } = decision
  // A conversation's next mail may have the same id.
  const id = `${mail.id} ${mail.addedAt}`
  const kind = await preferenceOf(ports.reads, notification)
  const unsubscribe = await ports.atomically(async (stores) => {
    if (!(await mayNotify(stores, ports, { id, notification, since }))) return err('told')
    return ok(await mintUnsubscribe(stores, ports, { kind, account, email: envelope.to }))
  })
  if (!unsubscribe.ok) return skipped('recently-mailed')
  const site = mail.settings.id
  const seen = await seenOutside(ports.reads, { viewer: account, id: face.id, site })
  const written = {
    ...envelope,
    path: pathTo(notification),
    unsubscribe: unsubscribe.value,
  }
  const named = { name, ...namedAs(face) }
  const letter = letterKindOf(notification)
  if (letter !== 'new-like' && letter !== 'new-match') {
    const picture = await faceOf(ports, seen)
    return { ...written, kind: letter, facts: { ...named, picture } }
  }
  const picture =
    letter === 'new-match'
      ? await pairOf(ports, { account, seen, site })
      : await faceOf(ports, seen)
  const line = allowsPreviews(account) ? (seen?.line ?? null) : null
  return { ...written, kind: letter, facts: { ...named, picture, line } }
}

export const SOCIAL_WRITERS: WritersOf<SocialNotifications> = {
  'new-message': aboutMember,
  'new-like': aboutMember,
  'new-match': aboutMember,
}
