import { t } from 'elysia'
import type { MemberRecord } from '#core/desk/members/view-member.ts'
import { OPERATOR_ACTIONS } from '#core/desk/ports.ts'
import { ORDER_STATES, orderNumber } from '#core/money/order.ts'
import type { Ports } from '#core/ports.ts'
import { GENDERS } from '#core/profiles/profile.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, MoneyShape, momentOf, moneyOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { DecisionShape, decisionOf, MemberLineShape, memberLineOf } from './member.ts'
import { ProfilePhotoShape, profilePhotoOf, ReasonShape, reasonOf } from './photo.ts'
import { ReportLineShape, reportLineOf } from './report.ts'

/** A member's record: no message and no secret. */
export const RecordShape = t.Composite([
  MemberLineShape,
  t.Object({
    email: t.String(),
    confirmed_at: Nullable(Moment),
    deleted_at: Nullable(Moment),
    premium_since: Nullable(Moment),
    banned: t.Boolean(),
    profile: Nullable(
      t.Object({
        demo: t.Boolean(),
        gender: OneOf(GENDERS),
        birth_date: t.String(),
        region: t.String(),
        town: t.String(),
        about: t.String(),
        /** The line they chose to be shown with. */
        line: Nullable(t.String()),
        main_photo: Nullable(t.String()),
        last_active_at: Moment,
      }),
    ),
    photos: t.Array(ProfilePhotoShape),
    /** What operators decided on their photos, removed ones too, newest first. */
    photo_actions: t.Array(
      t.Object({
        id: Id,
        action: OneOf(OPERATOR_ACTIONS),
        by: Nullable(t.String()),
        reason: Nullable(ReasonShape),
        at: Moment,
      }),
    ),
    decisions: t.Array(DecisionShape),
    about_them: t.Array(ReportLineShape),
    by_them: t.Array(ReportLineShape),
    /** Of theirs, judged unfounded in the last 180 days. */
    unfounded: Whole(),
    /** Until when they may not report. */
    paused_until: Nullable(Moment),
    credits: t.Object({ granted: Whole(), paid: Whole() }),
    orders: t.Array(
      t.Object({
        id: Id,
        number: t.String(),
        placed_at: Moment,
        credits: Whole(),
        total: MoneyShape,
        state: OneOf(ORDER_STATES),
      }),
    ),
    audit: t.Array(
      t.Object({
        type: t.String(),
        subject: Nullable(t.String()),
        at: Moment,
        /** What an operator decided on a photo. */
        decided: Nullable(
          t.Object({
            action: OneOf(OPERATOR_ACTIONS),
            by: Nullable(t.String()),
            reason: Nullable(ReasonShape),
          }),
        ),
      }),
    ),
  }),
])

export const recordOf = (
  ports: Pick<Ports, 'sites'>,
  { account, profile, ...record }: MemberRecord,
) => ({
  ...memberLineOf(ports, record.summary),
  email: account.email,
  confirmed_at: momentOf(account.confirmedAt),
  deleted_at: momentOf(account.deletedAt),
  premium_since: momentOf(account.premiumSince),
  banned: record.banned,
  profile: profile && {
    demo: profile.demo,
    gender: profile.gender,
    birth_date: profile.birthDate,
    region: profile.place.region,
    town: profile.place.town,
    about: profile.about,
    line: profile.line,
    main_photo: profile.mainPhoto,
    last_active_at: isoOf(profile.lastActiveAt),
  },
  photos: record.photos.map(profilePhotoOf),
  photo_actions: record.photoActions.map(({ id, action, by, reason, at }) => ({
    ...{ id, action, by },
    reason: reasonOf(reason),
    at: isoOf(at),
  })),
  decisions: record.decisions.map(decisionOf),
  about_them: record.about.map(reportLineOf),
  by_them: record.by.map(reportLineOf),
  unfounded: record.unfounded,
  paused_until: momentOf(record.pausedUntil),
  credits: { granted: record.wallet.granted, paid: record.wallet.paid },
  orders: record.orders.map((order) => ({
    id: order.id,
    number: orderNumber(order),
    placed_at: isoOf(order.placedAt),
    credits: order.credits,
    total: moneyOf(order.total),
    state: order.state,
  })),
  audit: record.audit.map(({ type, subject, at, decided }) => ({
    ...{ type, subject },
    at: isoOf(at),
    decided: decided && {
      action: decided.action,
      by: decided.by,
      reason: reasonOf(decided.reason),
    },
  })),
})
