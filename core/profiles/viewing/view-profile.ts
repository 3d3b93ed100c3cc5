import { type Account, isOnSite, isShown, type MemberId } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Settings, SiteId } from '../../site/settings.ts'
import { type Card, cardOf } from '../cards.ts'
import type { ProfileError } from '../errors.ts'
import { DETAIL_FIELDS } from '../fields.ts'
import {
  isBlurred,
  type PhotoViewer,
  type SeenPhoto,
  visiblePhotos,
} from '../photos/visible-photos.ts'
import type { Details, Gender, Profile, Sexuality, Wishes } from '../profile.ts'
import { seeks } from '../wishes.ts'

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
  /** The line they chose, only to its own member. */
  readonly chosenLine: string | null
}

type ViewProfile = {
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
    ...cardOf(profile, {
      now: at,
      language: account.language,
      from: mine?.place.cell ?? null,
      lock,
      signedIn,
    }),
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
    chosenLine: own ? profile.line : null,
  })
}

/** A visible profile, and how it is viewed. */
type VisibleProfile = {
  readonly account: Account
  readonly profile: Profile
  readonly viewer: PhotoViewer
}

type Needs = Pick<Reads, 'accounts' | 'profiles' | 'blocks' | 'conversations'>
/** The viewer, the profile and the site. */
type Look = { readonly viewer: Account | null; readonly id: MemberId; readonly site: SiteId }

/**
 * Finds a profile that `viewer` may see: their own always; another's if it is confirmed, not deleted or banned,
 * neither has blocked the other, and it is shown on this site or the two have written to each other. A visitor finds
 * only what search could find.
 */
export async function findVisibleProfile(
  reads: Needs,
  { viewer, id, site }: Look,
): Promise<VisibleProfile | null> {
  const { accounts, profiles, blocks } = reads
  const [account, profile] = await Promise.all([accounts.byId(id), profiles.byId(id)])
  if (!account || !profile) return null
  if (viewer?.id === id) return { account, profile, viewer: 'owner' }
  if (!isShown(account)) return null
  if (!viewer)
    return profile.listedOn.includes(site) ? { account, profile, viewer: 'visitor' } : null
  if (await blocks.between(viewer.id, id)) return null
  if (!isOnSite(account, site) && !(await haveWritten(reads, viewer.id, id))) return null
  return { account, profile, viewer: viewer.premiumSince === null ? 'free' : 'premium' }
}

/** Whether two members have a conversation with messages: it is visible on every site. */
async function haveWritten(
  { conversations }: Pick<Reads, 'conversations'>,
  a: MemberId,
  b: MemberId,
): Promise<boolean> {
  return ((await conversations.between(a, b))?.lastSeq ?? 0) > 0
}
