import { t } from 'elysia'
import type { PictureDecision } from '#core/desk/photos/decide-picture.ts'
import { pictureName, type WaitingPicture } from '#core/desk/photos/waiting-pictures.ts'
import { DECISION_STATES, PHOTO_REFUSALS } from '#core/profiles/photo.ts'
import { isoOf } from '#core/shared/time.ts'
import { MISSING, Moment, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { ReasonShape } from './photo.ts'

/** A picture that waits, with its member. */
export const PictureShape = t.Object({
  /** Photo and files: a decision never applies to another picture. */
  picture: t.String(),
  kind: OneOf(['profile', 'chat']),
  member: t.Object({ id: t.String(), name: Nullable(t.String()), age: Nullable(Whole()) }),
  since: Moment,
  /** When its credits are returned unchecked; `null` for a photo of a profile. */
  until: Nullable(Moment),
  /** What abuse the same file was refused for before. */
  refused_before: Nullable(ReasonShape),
})

export const pictureOf = ({
  member,
  name,
  age,
  kind,
  since,
  until,
  refusedBefore,
  ...photo
}: WaitingPicture) => ({
  picture: pictureName(photo),
  kind,
  member: { id: member, name, age },
  since: isoOf(since),
  until: momentOf(until),
  refused_before: refusedBefore,
})

/** What became of a picture. */
export const StateShape = OneOf([...DECISION_STATES, 'returned'])

const NAME = { pattern: '^[\\w-]{1,100}$' }
export const PictureName = t.String(NAME)
export const ByName = t.Object({ picture: t.String({ ...NAME, [MISSING]: 'photo.not-found' }) })

/** The state that the operator saw; a decision on one that waits needs none. */
const Seen = OneOf(DECISION_STATES)

/** A decision on a picture, or the end of one. */
export const DecisionShape = t.Union([
  t.Object({ verdict: t.Literal('approve'), instead_of: t.Optional(Seen) }),
  t.Object({
    verdict: t.Literal('refuse'),
    reason: OneOf(PHOTO_REFUSALS),
    instead_of: t.Optional(Seen),
  }),
  t.Object({ verdict: t.Literal('reopen'), instead_of: OneOf(['active', 'refused']) }),
])

export const decisionOf = (picture: string, said: typeof DecisionShape.static): PictureDecision =>
  said.verdict === 'reopen'
    ? { picture, insteadOf: said.instead_of, reopen: true }
    : {
        picture,
        insteadOf: said.instead_of ?? 'waiting',
        refusal: said.verdict === 'refuse' ? said.reason : null,
      }
