import { t } from 'elysia'
import type { AllowanceLeft } from '#core/chats/messages/free-allowance.ts'
import type { Card } from '#core/profiles/cards.ts'
import { withNotes } from '#core/profiles/fields.ts'
import {
  AGES,
  GENDERS,
  SEXUALITIES,
  type SearchedAges,
  type Wishes,
} from '#core/profiles/profile.ts'
import type { ProfileView } from '#core/profiles/viewing/view-profile.ts'
import { DISTANCE_BANDS, type DistanceBand } from '#core/site/geo.ts'
import { LOCALES } from '#core/site/locales.ts'
import type { Settings } from '#core/site/settings.ts'
import { Id, Nullable, OneOf, Whole } from '../../basics.ts'
import { DetailsShape, KindShape } from '../../membership/shapes/draft.ts'
import { ImageShape, imageOf, PhotoShape, photoOf } from './photo.ts'

/** A sentence of a member's own, and the language they write in. */
export const LineShape = t.Object({ text: t.String(), lang: OneOf(LOCALES) })

/** A profile as lists show it. */
export const CardShape = t.Object({
  id: Id,
  name: t.String(),
  age: Whole(),
  gender: OneOf(GENDERS),
  country: t.String(),
  region: t.String(),
  /** Distance band in kilometres; `null` if farther or unknown. */
  distance: Nullable(Whole()),
  kind: KindShape,
  /** A demo member, who answers by script. */
  demo: t.Boolean(),
  line: Nullable(LineShape),
  online: t.Boolean(),
  main_image: Nullable(ImageShape),
})

type Notes = Pick<Settings, 'visibleProfileNotes'>

/** A card, with the notes of the site. */
export const cardShapeOf = (whole: Card, site: Notes) => {
  const { photo, ...card } = withNotes(whole, site)
  return {
    id: card.id,
    name: card.name,
    age: card.age,
    gender: card.gender,
    country: card.country,
    region: card.region,
    distance: card.distance,
    kind: card.kind,
    demo: card.demo,
    line: card.line && { text: card.line.text, lang: card.line.language },
    online: card.online,
    main_image: photo && imageOf({ ...photo, state: 'active' }),
  }
}

/** A free member's remaining allowance; `null` if unlimited. */
export const AllowanceShape = Nullable(
  t.Object({ rule: OneOf(['conversations', 'messages']), limit: Whole(), left: Whole() }),
)

const Age = Whole({ minimum: AGES.youngest, maximum: AGES.oldest })
const AGE_RANGE = { age_from: Nullable(Age), age_to: Nullable(Age) }

/** Whom a member wishes to meet; `within` in kilometres. */
export const WishesShape = t.Object({
  ...AGE_RANGE,
  within: Nullable(OneOf(DISTANCE_BANDS.map(String))),
})

export const wishesShapeOf = ({ ageFrom, ageTo, within }: Wishes) => ({
  age_from: ageFrom,
  age_to: ageTo,
  within: within === null ? null : String(within),
})

export const wishesOf = (body: typeof WishesShape.static): Wishes => ({
  ageFrom: body.age_from,
  ageTo: body.age_to,
  within: bandOf(body.within),
})

/** The distance of a body, in kilometres. */
export const bandOf = (within: string | null): DistanceBand | null =>
  DISTANCE_BANDS.find((band) => String(band) === within) ?? null

/** The ages chosen last in search, around one's own where `own`; `null` while it begins with the wishes. */
export const SearchedAgesShape = Nullable(t.Object({ own: t.Boolean(), ...AGE_RANGE }))

export function searchedAgesShapeOf(ages: SearchedAges | null): typeof SearchedAgesShape.static {
  if (ages === null) return null
  if (ages === 'own') return { own: true, age_from: null, age_to: null }
  return { own: false, age_from: ages.from, age_to: ages.to }
}

export function searchedAgesOf(body: typeof SearchedAgesShape.static): SearchedAges | null {
  if (body === null) return null
  return body.own ? 'own' : { from: body.age_from, to: body.age_to }
}

/** A profile for a viewer. */
export const ProfileShape = t.Composite([
  CardShape,
  t.Object({
    own: t.Boolean(),
    about: t.String(),
    details: DetailsShape,
    interests: t.Array(t.String()),
    sexuality: Nullable(OneOf(SEXUALITIES)),
    seeks: t.Array(OneOf(GENDERS)),
    photos: t.Array(PhotoShape),
    liked: t.Boolean(),
    match: t.Boolean(),
    town: Nullable(t.String()),
    /** Only of one's own profile. */
    wishes: Nullable(WishesShape),
    /** The line chosen, only of one's own profile; `null` while it is a sentence of `about`. */
    chosen_line: Nullable(t.String()),
    /** The viewer's allowance for writing to this profile. */
    allowance: AllowanceShape,
  }),
])

export const profileOf = (
  view: ProfileView,
  site: Notes,
  allowance: AllowanceLeft | null = null,
) => ({
  ...cardShapeOf(view, site),
  own: view.own,
  about: view.about,
  details: view.details,
  interests: [...view.interests],
  sexuality: view.sexuality,
  seeks: [...view.seeks],
  photos: view.photos.map(photoOf),
  liked: view.liked,
  match: view.match,
  town: view.town,
  wishes: view.wishes && wishesShapeOf(view.wishes),
  chosen_line: view.chosenLine,
  allowance,
})

/** Of what somebody says of themselves, at signup and later. */
export const PROFILE_CODES = [
  'name.missing',
  'name.too-short',
  'name.too-long',
  'name.is-email',
  'name.starts-with-at',
  'name.has-contact',
  'name.has-sign',
  'name.no-letters',
  'name.unreadable',
  'name.reserved',
  'name.mixed-scripts',
  'about.too-long',
  'about.has-contact',
  'line.too-long',
  'line.has-contact',
  'interests.too-many',
  'detail.unknown',
  'place.missing',
  'place.unknown',
  'sexuality.missing',
  'consent.missing',
  'interests.unknown',
] as const
