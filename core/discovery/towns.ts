import type { Place } from '../profiles/profile.ts'
import type { Country } from '../site/countries.ts'

/** Towns by name and by coordinates, offline. */
export interface Towns {
  /** The nearest town to coordinates in degrees; `null` at sea and outside the known countries. */
  nearest(lat: number, lon: number): Promise<Place | null>
  /**
   * Autocomplete: towns with a name that starts with `text`, largest first; then those with such a word; otherwise
   * fuzzy matches.
   */
  named(country: Country, text: string, limit: number): Promise<readonly Place[]>
  /** The town with exactly this name; without a region, the largest. */
  find(country: Country, town: string, region?: string): Promise<Place | null>
  regions(country: Country): Promise<readonly string[]>
}
