import { t } from 'elysia'
import type { AllowanceLeft } from '#core/chats/free-allowance.ts'
import type { Card } from '#core/profiles/cards.ts'
import { noted } from '#core/profiles/notes.ts'
import { GENDERS, SEXUALITIES } from '#core/profiles/profile.ts'
import type { ProfileView } from '#core/profiles/view-profile.ts'
import type { Settings } from '#core/site/settings.ts'
import { Id, Nullable, OneOf, Whole } from './basics.ts'
import { DetailsShape, KindShape } from './draft.ts'
import { ImageShape, imageOf, PhotoShape, photoOf } from './photo.ts'

/** A profile as lists show it. */
export const CardShape = t.Object({
  id: Id,
  name: t.String(),
  age: Whole(),
  gender: OneOf(GENDERS),
  country: t.String(),
  region: t.String(),
  /** Within so many kilometres; `null` when farther or unknown. */
  distance: Nullable(Whole()),
  kind: KindShape,
  /** Answers by script: one of the demo world's members. */
  demo: t.Boolean(),
  online: t.Boolean(),
  main_image: Nullable(ImageShape),
})

type Notes = Pick<Settings, 'visibleProfileNotes'>

/** A card, with what the asker's site notes on it. */
export const cardShapeOf = (whole: Card, site: Notes) => {
  const { photo, ...card } = noted(whole, site)
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
    online: card.online,
    main_image: photo && imageOf({ ...photo, state: 'active' }),
  }
}

/** What a free member may still begin; `null` where nothing limits it. */
export const AllowanceShape = Nullable(
  t.Object({ rule: OneOf(['conversations', 'messages']), limit: Whole(), left: Whole() }),
)

/** A profile as somebody sees it. */
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
    /** Of the one who looks, for writing to this profile. */
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
  allowance,
})
