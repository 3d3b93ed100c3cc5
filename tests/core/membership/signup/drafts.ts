import { emptyDraft, type SignupDraft } from '#core/membership/signup/draft.ts'
import type { SignUp } from '#core/membership/signup/sign-up.ts'
import type { World } from '#tests/core/world.ts'

/** A draft that any site accepts, with `changes`. */
export const goodDraft = (changes: Partial<SignupDraft> = {}): SignupDraft => ({
  ...emptyDraft(null, 'NL'),
  region: 'Utrecht',
  town: 'Utrecht',
  name: 'Noor',
  email: 'noor@example.test',
  password: 'ember on paper',
  birthDate: '1994-02-03',
  gender: 'female',
  sexuality: 'hetero',
  consent: true,
  about: 'Ik schilder muren en soms doeken.',
  interests: ['art'],
  details: { eyes: 'green' },
  ...changes,
})

/** A valid signup, with `changes`. */
export const signupOf = (
  world: World,
  changes: Partial<SignupDraft> = {},
  command: Partial<Omit<SignUp, 'draft'>> = {},
): SignUp => ({
  id: 'noor',
  draft: goodDraft(changes),
  site: world.site,
  language: 'nl',
  tracking: {},
  address: '192.0.2.7',
  browser: { agent: 'a phone', session: null, device: null },
  ...command,
})
