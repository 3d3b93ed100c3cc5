import { t } from 'elysia'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { WIDENABLE } from '#core/discovery/searching/widen.ts'
import { AGES, GENDERS } from '#core/profiles/profile.ts'
import { isCountry } from '#core/site/countries.ts'
import { DISTANCE_BANDS } from '#core/site/geo.ts'
import { REGION_LENGTH } from '#core/site/settings.ts'
import { Nullable, OneOf, Whole } from '../../basics.ts'
import { CardShape } from '../../profiles/shapes/profile.ts'

const Flag = t.Optional(OneOf(['true', 'false']))
const Age = t.Optional(Whole({ minimum: AGES.youngest, maximum: AGES.oldest }))

/** Spec §3, Search state, as a query. */
export const SearchParams = {
  gender: t.Optional(OneOf(GENDERS)),
  country: t.Optional(t.String({ minLength: 2, maxLength: 2 })),
  countryregion: t.Optional(t.String({ maxLength: REGION_LENGTH })),
  min_age: Age,
  max_age: Age,
  own_ages: Flag,
  distance: t.Optional(OneOf(DISTANCE_BANDS.map(String))),
  photo: Flag,
  online: Flag,
  new_here: Flag,
  people_only: Flag,
  interests: t.Optional(t.String({ maxLength: 600 })),
  cursor: t.Optional(t.String({ maxLength: 200 })),
  network: t.Optional(t.String({ maxLength: 200 })),
  ref: t.Optional(t.String({ maxLength: 200 })),
}

const SearchQueryShape = t.Object(SearchParams)

const flag = (text: 'true' | 'false' | undefined) =>
  text === undefined ? undefined : text === 'true'

/** Parses search filters; an unknown country is ignored. */
export function filtersOf(query: typeof SearchQueryShape.static): Filters {
  const { country } = query
  return {
    gender: query.gender,
    country: country !== undefined && isCountry(country) ? country : undefined,
    region: query.countryregion,
    minAge: query.min_age,
    maxAge: query.max_age,
    ownAges: flag(query.own_ages),
    distance: DISTANCE_BANDS.find((band) => String(band) === query.distance),
    withPhoto: flag(query.photo),
    online: flag(query.online),
    newHere: flag(query.new_here),
    peopleOnly: flag(query.people_only),
    interests: query.interests?.split(',').filter((key) => key !== ''),
  }
}

export const TallyShape = t.Object({ count: Whole(), more: t.Boolean() })

export const FoundShape = t.Object({
  pageNumber: Whole(),
  results: t.Array(CardShape),
  numResults: Whole(),
  /** Counting was capped: there are more than `numResults`. */
  numResultsMore: t.Boolean(),
  /** The ages searched, where people around the asker's own age were asked for and there are enough of them. */
  own_ages: Nullable(t.Object({ from: Whole(), to: Whole() })),
  next: Nullable(t.String()),
  similar: t.Array(CardShape),
  numSimilar: Whole(),
  widen: t.Array(t.Object({ filter: OneOf(WIDENABLE), results: Whole() })),
  /** Number of results without all these filters, if no single one helps. */
  cleared: Nullable(TallyShape),
})

/** Facet counts. */
export const SwitchesShape = t.Object({
  photo: TallyShape,
  online: TallyShape,
  new_here: TallyShape,
  people_only: TallyShape,
})
