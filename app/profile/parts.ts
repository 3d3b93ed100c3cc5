import type { Profile } from '../members/queries.ts'
import type { ProfileChange } from './use-edit-profile.ts'

/** The parts of a profile that are changed by themselves. */
export const PARTS = ['name', 'about', 'sexuality', 'place', 'details', 'interests'] as const
export type Part = (typeof PARTS)[number]

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
