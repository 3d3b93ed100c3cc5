import { t } from 'elysia'
import { Id, OneOf } from '../../basics.ts'

const Choice = t.Optional(t.String({ maxLength: 60 }))

/** Spec §3, profile fields in text, each with fixed choices. */
export const DetailsShape = t.Object({
  relationship: Choice,
  hair: Choice,
  eyes: Choice,
  body: Choice,
  tattoos: Choice,
  reason: Choice,
})

export const KindShape = OneOf(['person', 'fictional', 'cam'])

/** Recipient of a first message. */
export const AddresseeShape = t.Object({ id: Id, kind: KindShape })

const Mark = t.Optional(t.String({ maxLength: 200 }))

/** Spec §3, Tracking, and the slug of the lander: its niche and campaign. */
export const TrackingShape = t.Object({
  network: Mark,
  ref: Mark,
  sub1: Mark,
  sub2: Mark,
  sub3: Mark,
  slug: Mark,
})
