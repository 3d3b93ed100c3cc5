import type { Place } from '../profiles/profile.ts'
import type { Country } from '../site/countries.ts'

/** Towns by name and by whereabouts, known offline. */
export interface Towns {
  /** The town nearest to a point on earth, in degrees; `null` at sea and outside the known countries. */
  nearest(lat: number, lon: number): Promise<Place | null>
  /** Towns one of whose names starts with `text`, largest first; then those with such a word in it; where there is none, those nearly called so. */
  named(country: Country, text: string, limit: number): Promise<readonly Place[]>
  /** The town of exactly this name; without a region, the largest. */
  find(country: Country, town: string, region?: string): Promise<Place | null>
  regions(country: Country): Promise<readonly string[]>
}
