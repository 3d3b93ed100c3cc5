import { INVITATION_LIFE, OPERATOR_SESSION } from '#core/desk/operator.ts'
import { PICTURES_PER_BATCH } from '#core/desk/photos/decide-batch.ts'
import { CODE_STEP, RECOVERY_CODES } from '#core/desk/second-factor.ts'
import { SITE } from './everywhere.ts'
import type { Noted } from './noted.ts'
import { lasting } from './words.ts'

export const DESK: readonly Noted[] = [
  {
    title: 'Desk/Log in',
    when: `An operator is not logged in; a session ends after ${lasting(OPERATOR_SESSION.idle)} without a request, and ${lasting(OPERATOR_SESSION.most)} after the login.`,
    until: 'Logged in.',
  },
  {
    title: 'Desk/Code',
    when: `After the password: the code of the authenticator app, which changes every ${lasting(CODE_STEP)}, or one of ${RECOVERY_CODES} recovery codes.`,
    until: 'A right code, once.',
  },
  {
    title: 'Desk/Invitation',
    when: `A new operator opens the link of their mail, within ${lasting(INVITATION_LIFE)}.`,
    until: 'A password is chosen.',
  },
  {
    title: 'Desk/Not allowed',
    when: 'A page needs a role that the operator does not have.',
    until: 'One leaves.',
  },
  {
    title: 'Desk/Photos, several at once',
    when: `Pictures are decided together, at most ${PICTURES_PER_BATCH}.`,
    until: 'Decided, or back to one at a time.',
  },
  {
    title: 'Desk/Second looks',
    when: `${SITE.secondLookPercentage} of a hundred approved photos, which a second operator looks at.`,
    until: 'None is left.',
  },
  {
    title: 'Desk/Credits',
    when: `An operator grants or takes credits: more than ${SITE.operatorCredits} a day takes a second one.`,
    until: 'Confirmed or refused.',
  },
]
