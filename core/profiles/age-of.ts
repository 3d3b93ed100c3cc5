import type { IsoDate } from '../shared/time.ts'

/** Age in whole years; birthdays on 29 February count on 1 March in other years. */
export function ageOn(birthDate: IsoDate, today: IsoDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
