import { GENDERS, type Gender, type Profile } from './profile.ts'

type Heart = Pick<Profile, 'gender' | 'sexuality'>

/** Which genders somebody looks for. */
export function seeks({ gender, sexuality }: Heart): readonly Gender[] {
  if (sexuality === 'bi') return GENDERS
  return GENDERS.filter((other) => (other === gender) === (sexuality !== 'hetero'))
}

/** Whether each is of a gender the other looks for. */
export const seekEachOther = (a: Heart, b: Heart): boolean =>
  seeks(a).includes(b.gender) && seeks(b).includes(a.gender)
