import { GENDERS, type Gender, type Profile } from './profile.ts'

type Heart = Pick<Profile, 'gender' | 'sexuality'>

/** The genders a member looks for; none without consent. */
export function seeks({ gender, sexuality }: Heart): readonly Gender[] {
  if (sexuality === null) return []
  if (sexuality === 'bi') return GENDERS
  return GENDERS.filter((other) => (other === gender) === (sexuality !== 'hetero'))
}

/** Whether each has a gender the other looks for. */
export const seekMutually = (a: Heart, b: Heart): boolean =>
  seeks(a).includes(b.gender) && seeks(b).includes(a.gender)
