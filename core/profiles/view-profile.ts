import type { Account, MemberId } from '../accounts/account.ts'
import { isVeiled } from '../photos/veil.ts'
import { type SeenPhoto, visiblePhotos } from '../photos/visible-photos.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { dayOf } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import { type Card, cardOf } from './cards.ts'
import type { ProfileError } from './errors.ts'
import { DETAIL_FIELDS } from './fields.ts'
import type { Details, Gender, Sexuality } from './profile.ts'
import { seeks } from './seeking.ts'
import { inSight } from './sight.ts'

/** A profile as somebody sees it. */
export type ProfileView = Card & {
  readonly own: boolean
  readonly about: string
  readonly details: Details
  readonly interests: readonly string[]
  /** `null` where the site does not show it. */
  readonly sexuality: Sexuality | null
  readonly seeks: readonly Gender[]
  readonly photos: readonly SeenPhoto[]
  /** What there is between the two. */
  readonly liked: boolean
  readonly match: boolean
  /** The town itself, to its own member only. */
  readonly town: string | null
}

export type ViewProfile = {
  readonly viewer: Account | null
  readonly id: MemberId
  readonly site: Pick<Settings, 'id' | 'visibleProfileFields'>
}

/** Shows a profile, as far as the viewer may see it. */
export async function viewProfile(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { viewer, id, site }: ViewProfile,
): Promise<Result<ProfileView, Extract<ProfileError, { code: 'profile.not-found' }>>> {
  const sight = await inSight(reads, { viewer, id, site: site.id })
  if (!sight) return err({ code: 'profile.not-found' })
  const { account, profile } = sight
  const own = sight.viewer === 'owner'

  const me = viewer && !own ? viewer.id : null
  const [photos, mine, given, received, veiled] = await Promise.all([
    reads.photos.of(id),
    me ? reads.profiles.byId(me) : null,
    me ? reads.likes.between(me, id) : null,
    me ? reads.likes.between(id, me) : null,
    isVeiled(reads, account, viewer?.id ?? null),
  ])

  const seen = visiblePhotos(photos, { viewer: sight.viewer, main: profile.mainPhoto, veiled })
  const lock = seen.find(({ main }) => main)?.lock ?? null
  const shows = (field: string) => own || site.visibleProfileFields.includes(field)
  const details = DETAIL_FIELDS.filter((field) => shows(field) && profile.details[field])
  const at = now()
  return ok({
    ...cardOf(profile, { day: dayOf(at), now: at, from: mine?.place.cell ?? null, lock }),
    own,
    about: profile.about,
    details: Object.fromEntries(details.map((field) => [field, profile.details[field]])),
    interests: shows('interests') ? profile.interests : [],
    sexuality: shows('sexuality') ? profile.sexuality : null,
    seeks: shows('sexuality') ? seeks(profile) : [],
    photos: seen,
    liked: given !== null,
    match: given !== null && received !== null,
    town: own ? profile.place.town : null,
  })
}
