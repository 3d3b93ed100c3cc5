import * as v from 'valibot'
import { SEXUALITIES } from '#core/profiles/profile.ts'
import type { Profile } from '../members/queries.ts'
import type { ProfileChange } from './use-edit-profile.ts'

/** The parts of a profile that are changed by themselves. */
export const PARTS = ['name', 'about', 'sexuality', 'place', 'details', 'interests'] as const
export type Part = (typeof PARTS)[number]

/** What the fields of a part are given. */
export type PartFieldsProps = {
  readonly part: Part
  readonly profile: Profile
  readonly change: ProfileChange
  /** Why the last attempt was refused. */
  readonly error: string | undefined
  readonly onChange: (change: ProfileChange) => void
}

/** A change of a profile that was kept before it was saved. */
export const ChangeShape: v.GenericSchema<unknown, ProfileChange> = v.object({
  name: v.exactOptional(v.string()),
  about: v.exactOptional(v.string()),
  sexuality: v.exactOptional(v.picklist(SEXUALITIES)),
  place: v.exactOptional(v.object({ country: v.string(), region: v.string(), town: v.string() })),
  details: v.exactOptional(v.record(v.string(), v.string())),
  interests: v.exactOptional(v.array(v.string())),
})

/** A part of a profile as its form starts. */
export function startOf(part: Part, profile: Profile): ProfileChange {
  const { name, about, sexuality, country, region, town, details, interests } = profile
  switch (part) {
    case 'name':
      return { name }
    case 'about':
      return { about }
    case 'sexuality':
      return sexuality ? { sexuality } : {}
    case 'place':
      return { place: { country, region, town: town ?? '' } }
    case 'details':
      return { details }
    case 'interests':
      return { interests }
  }
}
