import type { ReactNode } from 'react'
import * as v from 'valibot'
import { DETAIL_FIELDS } from '#core/profiles/fields.ts'
import { SEXUALITIES } from '#core/profiles/profile.ts'
import type { Profile } from '../members/queries.ts'
import type { ProfileChange } from './use-edit-profile.ts'

/** Parts of a profile that are edited separately. */
export const PARTS = [
  'name',
  'line',
  'about',
  'sexuality',
  'place',
  'details',
  'interests',
] as const
/** The same, and what only its member sees. */
export const ALL_PARTS = [...PARTS, 'wishes'] as const
export type Part = (typeof ALL_PARTS)[number]

/** What stands around a part where its member can change it; `shown` is as others see it, or null for nothing. */
export type Around = (part: Part, shown: ReactNode) => ReactNode

/** Whether others see a part, or its place, by the fields that the site's profiles show. */
export function isSeen(
  part: Part,
  { sexuality }: Pick<Profile, 'sexuality'>,
  fields: readonly string[],
): boolean {
  switch (part) {
    case 'sexuality':
      // Not given, or taken back: others see no place for it.
      return fields.includes(part) && sexuality !== null
    case 'interests':
      return fields.includes(part)
    case 'details':
      return DETAIL_FIELDS.some((field) => fields.includes(field))
    default:
      return part !== 'wishes'
  }
}

/** Props of a part's fields. */
export type PartFieldsProps = {
  readonly part: Part
  readonly profile: Profile
  readonly change: ProfileChange
  /** Why the last attempt was refused. */
  readonly error: string | undefined
  readonly onChange: (change: ProfileChange) => void
}

/** A stored draft of a change. */
export const ChangeShape: v.GenericSchema<unknown, ProfileChange> = v.object({
  name: v.exactOptional(v.string()),
  line: v.exactOptional(v.string()),
  about: v.exactOptional(v.string()),
  sexuality: v.exactOptional(v.picklist(SEXUALITIES)),
  place: v.exactOptional(v.object({ country: v.string(), region: v.string(), town: v.string() })),
  details: v.exactOptional(v.record(v.string(), v.string())),
  interests: v.exactOptional(v.array(v.string())),
  wishes: v.exactOptional(
    v.object({
      age_from: v.nullable(v.number()),
      age_to: v.nullable(v.number()),
      within: v.nullable(v.string()),
    }),
  ),
})

/** A part's initial form values. */
export function startOf(part: Part, profile: Profile): ProfileChange {
  const { name, about, sexuality, country, region, town, details, interests, wishes } = profile
  switch (part) {
    case 'name':
      return { name }
    case 'line':
      return { line: profile.chosen_line ?? '' }
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
    case 'wishes':
      return wishes ? { wishes } : {}
  }
}
