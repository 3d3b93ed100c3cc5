/** The house rules, in the order in which /pages/ban lists them; each has a text. */
export const HOUSE_RULES = [
  'minors',
  'impersonation',
  'money',
  'harassment',
  'privacy',
  'unwanted-sexual',
  'illegal',
  'evasion',
  'false-reports',
] as const
export type HouseRule = (typeof HOUSE_RULES)[number]
