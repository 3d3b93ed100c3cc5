import {
  type Account,
  hasWithdrawnConsent,
  isShown,
  type MemberId,
  sitesOf,
} from '../accounts/account.ts'
import type { Ports, Reads, Stores } from '../ports.ts'
import type { SiteId } from '../site/settings.ts'
import { lineOf } from './line.ts'
import { keyOf, type Photo, type PictureFile } from './photo.ts'
import { isBlurred } from './photos/visible-photos.ts'
import type { Line, Profile } from './profile.ts'
import { findVisibleProfile } from './viewing/view-profile.ts'

type Listed = Pick<Account, 'status' | 'invisible' | 'site' | 'siteChoices' | 'sensitiveConsent'>

/**
 * Sites on which search finds a member: none while unconfirmed, invisible, deleted, banned, or without consent to
 * matching.
 */
export const listedOn = (account: Listed): readonly SiteId[] =>
  isShown(account) && !account.invisible && !hasWithdrawnConsent(account) ? sitesOf(account) : []

/** Updates a profile's search listing from its account. */
export async function updateListing(
  { profiles }: Pick<Stores, 'profiles'>,
  account: Account,
): Promise<void> {
  const profile = await profiles.lock(account.id)
  const sites = listedOn(account)
  const same =
    profile?.listedOn.length === sites.length &&
    sites.every((site) => profile.listedOn.includes(site))
  if (profile && !same) await profiles.save({ ...profile, listedOn: sites })
}

/** Somebody as mails, pushes and shared links show them. */
export type SeenOutside = {
  readonly profile: Profile
  /** Their main photo; `null` if there is none, or the viewer may only see it blurred. */
  readonly photo: Photo | null
  readonly line: Line | null
}

type Look = { readonly viewer: Account | null; readonly id: MemberId; readonly site: SiteId }

/**
 * What of a member may leave the site, where nothing can be taken back: only of whom the viewer may see, and never of a
 * member who is not to be found by search.
 */
export async function seenOutside(reads: Reads, look: Look): Promise<SeenOutside | null> {
  const sight = await findVisibleProfile(reads, look)
  if (!sight || sight.profile.listedOn.length === 0) return null
  const { account, profile } = sight
  const [photo, blurred] = await Promise.all([
    profile.mainPhoto === null ? null : reads.photos.byId(profile.mainPhoto),
    isBlurred(reads, account, look.viewer?.id ?? null),
  ])
  const text = lineOf(profile)
  return {
    profile,
    photo: photo?.state === 'active' && !blurred ? photo : null,
    line: text === null ? null : { text, language: account.language },
  }
}

/** The file of a photo's card or thumbnail, both cut around the face. */
export async function cutOfPhoto(
  { photoFiles }: Pick<Ports, 'photoFiles'>,
  photo: Photo | null,
  size: 'card' | 'thumb',
): Promise<PictureFile | null> {
  return photo && photoFiles.read(keyOf(photo, size), size)
}
