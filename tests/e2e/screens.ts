export const PHONE = { width: 390, height: 844 } as const
export const DESKTOP = { width: 1280, height: 800 } as const

/** The screens that journeys run on. */
export const SCREENS = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const
