import type { Person } from './person.ts'

/** The measures of a figure, from where neck and shoulders meet. */
export type Frame = {
  readonly neck: number
  readonly wide: number
  readonly chest: number
  readonly waist: number
  readonly hip: number
  /** Where the shirt ends. */
  readonly hem: number
}

/** The measures of somebody. */
export function frameOf({ gender, body, age }: Person): Frame {
  const male = gender === 'male'
  const girth = Math.max(0, body - 1)
  const belly = male ? 1 + Math.max(0, Math.min(1, (age - 40) / 30)) * 0.1 : 1
  return {
    neck: (male ? 90 : 66) * (0.7 + body * 0.3),
    wide: (male ? 300 : 236) * (0.56 + body * 0.44),
    chest: (male ? 226 : 180) * (0.4 + body * 0.6) + girth * 60,
    waist: ((male ? 192 : 146) * (0.4 + body * 0.6) + girth * 300) * belly,
    hip: (male ? 184 : 190) * (0.5 + body * 0.5) + girth * 260,
    hem: 700,
  }
}
