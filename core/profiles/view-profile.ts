import type { Account, MemberId } from '../accounts/account.ts'
import { isBlurred } from '../photos/blur.ts'
import { type SeenPhoto, visiblePhotos } from '../photos/visible-photos.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Settings } from '../site/settings.ts'
import { type Card, cardOf } from './cards.ts'
import type { ProfileError } from './errors.ts'
import { DETAIL_FIELDS } from './fields.ts'
import type { Details, Gender, Sexuality, Wishes } from './profile.ts'
import { seeks } from './seeking.ts'
import { findVisibleProfile } from './visible-profile.ts'

/** A profile for a viewer. */
export type ProfileView = Card & {
  readonly own: boolean
  readonly about: string
  readonly details: Details
  readonly interests: readonly string[]
  /** `null` if the site does not show it, and to visitors. */
  readonly sexuality: Sexuality | null
  readonly seeks: readonly Gender[]
  readonly photos: readonly SeenPhoto[]
  /** Likes and blocks between the two. */
  readonly liked: boolean
  readonly match: boolean
  /** The exact town, only to its own member. */
  readonly town: string | null
  /** Only to its own member. */
  readonly wishes: Wishes | null
}

export type ViewProfile = {
  readonly viewer: Account | null
  readonly id: MemberId
  readonly site: Pick<Settings, 'id' | 'visibleProfileFields'>
}

/** A profile, as far as the viewer may see it. */
export async function viewProfile(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { viewer, id, site }: ViewProfile,
): Promise<Result<ProfileView, Extract<ProfileError, { code: 'profile.not-found' }>>> {
  const sight = await findVisibleProfile(reads, { viewer, id, site: site.id })
  if (!sight) return err({ code: 'profile.not-found' })
  const { account, profile } = sight
  const own = sight.viewer === 'owner'

  const me = viewer && !own ? viewer.id : null
  const [photos, mine, given, received, blurred] = await Promise.all([
    reads.photos.of(id),
    me ? reads.profiles.byId(me) : null,
    me ? reads.likes.between(me, id) : null,
    me ? reads.likes.between(id, me) : null,
    isBlurred(reads, account, viewer?.id ?? null),
  ])

  const seen = visiblePhotos(photos, { viewer: sight.viewer, main: profile.mainPhoto, blurred })
  const lock = seen.find(({ main }) => main)?.lock ?? null
  const shows = (field: string) => own || site.visibleProfileFields.includes(field)
  // Orientation and presence are for members: visitors see no more than a face and what it says.
  const signedIn = viewer !== null
  const details = DETAIL_FIELDS.filter((field) => shows(field) && profile.details[field])
  const at = now()
  return ok({
    ...cardOf(profile, { now: at, from: mine?.place.cell ?? null, lock, signedIn }),
    own,
    about: profile.about,
    details: Object.fromEntries(details.map((field) => [field, profile.details[field]])),
    interests: shows('interests') ? profile.interests : [],
    sexuality: signedIn && shows('sexuality') ? profile.sexuality : null,
    seeks: signedIn && shows('sexuality') ? seeks(profile) : [],
    photos: seen,
    liked: given !== null,
    match: given !== null && received !== null,
    town: own ? profile.place.town : null,
    wishes: own ? profile.wishes : null,
  })
}
