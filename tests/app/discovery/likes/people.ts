import type { Liked } from '#app/discovery/likes/queries.ts'

/** A member, as the lists of likes have them. */
export const somebody = (id: string, changes: Partial<Liked> = {}): Liked => ({
  id,
  name: id,
  age: 34,
  gender: 'female',
  country: 'NL',
  region: 'Utrecht',
  distance: 10,
  kind: 'person',
  line: null,
  demo: false,
  online: false,
  main_image: null,
  liked_at: '2026-11-21T12:00:00.000Z',
  like_new: false,
  match: false,
  match_new: false,
  ...changes,
})
