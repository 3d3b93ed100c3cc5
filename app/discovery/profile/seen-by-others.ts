import { DETAIL_FIELDS } from '#core/profiles/fields.ts'
import type { Profile } from '../../profiles/members/queries.ts'
import type { Settings } from '../../site/queries.ts'

/** The own profile without what only its member gets: photos that nobody checked, and fields the site does not show. */
export function seenByOthers(
  profile: Profile,
  site: Pick<Settings, 'visible_profile_fields'> | undefined,
): Profile {
  const shows = (field: string) => site?.visible_profile_fields.includes(field) === true
  const details = DETAIL_FIELDS.filter(shows).map((field) => [field, profile.details[field]])
  return {
    ...profile,
    photos: profile.photos.filter(({ status }) => status === 'active'),
    details: Object.fromEntries(details),
    interests: shows('interests') ? profile.interests : [],
    sexuality: shows('sexuality') ? profile.sexuality : null,
    seeks: shows('sexuality') ? profile.seeks : [],
    town: null,
    wishes: null,
  }
}
