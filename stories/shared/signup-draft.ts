import { storeDraft } from '#app/membership/signup/stored-draft.ts'
import {
  type Addressee,
  emptyDraft,
  type SignupDraft,
  type SignupStep,
} from '#core/membership/signup/draft.ts'
import { and, type Situation, storyId } from '../../app/mocks/scenes/situation.ts'
import { visitor } from '../../app/mocks/scenes/situations.ts'

/** A signup draft without its password, which is never stored. */
export const ALMOST_COMPLETE: Partial<SignupDraft> = {
  region: 'Utrecht',
  town: 'Utrecht',
  name: 'Robin',
  email: 'robin@example.test',
  birthDate: '1990-02-03',
  gender: 'female',
  sexuality: 'bi',
  consent: true,
}

/** A visitor with a signup draft in this browser, up to `step`. */
export const withSignupDraft = (
  step: SignupStep,
  draft: Partial<SignupDraft> = {},
  to: Addressee | null = null,
): Situation =>
  and(visitor(), async () =>
    storeDraft(
      { lasting: localStorage, tab: sessionStorage },
      {
        id: storyId(70),
        photoId: storyId(71),
        step,
        draft: { ...emptyDraft(to, 'NL'), ...draft },
      },
      Date.now(),
    ),
  )
