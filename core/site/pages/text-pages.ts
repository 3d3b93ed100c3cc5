/** Text pages (spec §2), by the last part of their URL. */
export const PAGES = [
  'faq',
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
  'service',
] as const
export type PageName = (typeof PAGES)[number]

export const isPage = (name: string): name is PageName =>
  (PAGES as readonly string[]).includes(name)
