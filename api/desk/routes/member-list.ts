import { Elysia, t } from 'elysia'
import { MEMBER_SIGNALS, type MemberPosition } from '#core/desk/member-lists.ts'
import { listMembers, memberSources } from '#core/desk/members/list-members.ts'
import type { Ports } from '#core/ports.ts'
import { COUNTRIES } from '#core/site/countries.ts'
import { Moment, Nullable, OneOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { MemberLineShape, memberLineOf, STATUSES } from '../shapes/member.ts'

const ListBody = t.Object({
  status: t.Optional(OneOf(STATUSES)),
  site: t.Optional(t.String({ maxLength: 40 })),
  country: t.Optional(OneOf(COUNTRIES)),
  source: t.Optional(t.String({ maxLength: 200 })),
  without_photo: t.Optional(t.Boolean()),
  /** Of signups of the last seven days. */
  signal: t.Optional(OneOf(MEMBER_SIGNALS)),
  /** Signed up since. */
  from: t.Optional(Moment),
  /** A part of the email address, of three characters at least. */
  address: t.Optional(t.String({ maxLength: 254 })),
  after: t.Optional(t.String({ pattern: '^[0-9a-z]{1,9}\\.[0-9a-f-]{36}$' })),
})

/** An opaque cursor: time of the signup and id of the last member. */
const cursorText = ({ at, id }: MemberPosition) => `${at.toString(36)}.${id}`

function positionOf(text: string | undefined): MemberPosition | null {
  const [at, id] = text?.split('.') ?? []
  return at && id ? { at: Number.parseInt(at, 36), id } : null
}

/** Members as a list, for operators. What it is limited to may identify somebody, and is in no URL. */
export const deskMemberList = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/members', tags: ['Desk'] })
    .use(desk(ports, http))
    .post(
      '/list',
      async ({ body: { after, from, without_photo: withoutPhoto, ...only }, scope }) => {
        const { items, next } = await listMembers(ports, {
          only: {
            ...only,
            sites: scope,
            withoutPhoto,
            from: from === undefined ? undefined : Date.parse(from),
          },
          after: positionOf(after),
        })
        return {
          members: items.map(({ summary, email }) => ({ ...memberLineOf(ports, summary), email })),
          next: next && cursorText(next),
        }
      },
      {
        operator: 'members',
        body: ListBody,
        response: {
          200: t.Object({
            members: t.Array(
              t.Composite([MemberLineShape, t.Object({ email: Nullable(t.String()) })]),
            ),
            next: Nullable(t.String()),
          }),
        },
        detail: { summary: 'Members by what they have in common, newest first, in pages' },
      },
    )
    .get(
      '/choices',
      async () => ({
        sites: ports.sites.all().map(({ settings: { id, name } }) => ({ id, name })),
        countries: [
          ...new Set(ports.sites.all().flatMap(({ settings }) => settings.countries)),
        ].toSorted(),
        sources: [...(await memberSources(ports))],
      }),
      {
        operator: 'members',
        response: {
          200: t.Object({
            sites: t.Array(t.Object({ id: t.String(), name: t.String() })),
            countries: t.Array(OneOf(COUNTRIES)),
            sources: t.Array(t.String()),
          }),
        },
        detail: { summary: 'What members can be listed by' },
      },
    )
