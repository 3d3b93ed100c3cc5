import { describe, expect, test } from 'bun:test'
import type { DomainEvent } from '#core/events.ts'
import { type LiveUpdate, liveUpdatesOf } from '#core/notifications/ports.ts'

const BOTH = ['ann', 'bob']
type Case = readonly [DomainEvent, readonly string[], LiveUpdate['type']]

const ABOUT: readonly Case[] = [
  [
    { type: 'message.sent', message: 'm', conversation: 'c', from: 'ann', to: 'bob', seq: 1 },
    BOTH,
    'message',
  ],
  [{ type: 'chat-photo.sent', photo: 'p', conversation: 'c', from: 'ann' }, ['ann'], 'message'],
  [{ type: 'conversation.hidden', conversation: 'c', by: 'ann' }, ['ann'], 'chats'],
  [{ type: 'member.liked', from: 'ann', to: 'bob' }, BOTH, 'like'],
  [{ type: 'match.made', from: 'ann', to: 'bob' }, BOTH, 'match'],
  [{ type: 'like.withdrawn', from: 'ann', to: 'bob' }, BOTH, 'people'],
  [{ type: 'member.blocked', by: 'ann', blocked: 'bob' }, BOTH, 'people'],
  [{ type: 'member.unblocked', by: 'ann', blocked: 'bob' }, BOTH, 'people'],
  [{ type: 'order.completed', order: 'o', member: 'ann' }, ['ann'], 'order'],
  [{ type: 'photo.decided', photo: 'p', member: 'ann', state: 'active' }, ['ann'], 'photos'],
  [{ type: 'report.filed', report: 'r', by: 'ann', reported: 'bob' }, ['ann'], 'reports'],
  [{ type: 'report.decided', report: 'r', by: 'ann', reported: 'bob' }, ['ann'], 'reports'],
  ...(
    [
      'account.confirmed',
      'account.changed',
      'account.closed',
      'account.restored',
      'password.changed',
      'email.changed',
      'session.ended',
    ] as const
  ).map((type): Case => [{ type, member: 'ann' }, ['ann'], 'account']),
]

describe('pages made stale by an event', () => {
  test.each(ABOUT.map((one) => [...one] as const))('%o', (event, members, type) => {
    const updates = liveUpdatesOf(event)
    expect(updates.map(({ to }) => to).toSorted()).toEqual([...members])
    expect(new Set(updates.map(({ update }) => update.type))).toEqual(new Set([type]))
  })

  test('of a match are of both members', () => {
    expect(liveUpdatesOf({ type: 'match.made', from: 'ann', to: 'bob' })).toEqual([
      { to: 'bob', update: { type: 'match', with: 'ann' } },
      { to: 'ann', update: { type: 'match', with: 'bob' } },
    ])
  })

  test('of a deleted member are theirs and of their contacts', () => {
    expect(liveUpdatesOf({ type: 'account.closed', member: 'ann', knownTo: ['bob'] })).toEqual([
      { to: 'ann', update: { type: 'account' } },
      { to: 'bob', update: { type: 'people' } },
    ])
  })

  test('are the conversation of both once it is read, and the counts of the reader', () => {
    const read = { conversation: 'c', by: 'ann', with: 'bob', upTo: 1 } as const
    const update = { type: 'read', conversation: 'c' } as const
    const counts = { to: 'ann', update: { type: 'chats' } } as const
    expect(liveUpdatesOf({ type: 'conversation.read', ...read })).toEqual([
      { to: 'ann', update },
      { to: 'bob', update },
      counts,
    ])
    const unseen = { ...read, unseen: true } as const
    expect(liveUpdatesOf({ type: 'conversation.read', ...unseen })).toEqual([
      { to: 'ann', update },
      counts,
    ])
  })

  test('of a banned member too', () => {
    const decided = { member: 'ann', restriction: 'r1', knownTo: ['bob'] }
    expect(liveUpdatesOf({ type: 'account.banned', ...decided })).toEqual([
      { to: 'ann', update: { type: 'account' } },
      { to: 'bob', update: { type: 'people' } },
    ])
    expect(liveUpdatesOf({ type: 'account.unbanned', ...decided })).toEqual([
      { to: 'ann', update: { type: 'account' } },
    ])
  })

  test('are none for events without effects on pages', () => {
    const quiet: readonly DomainEvent[] = [
      // Its reporter was erased, and the reported member never hears of it.
      { type: 'report.decided', report: 'r', reported: 'bob' },
      // The refund and the returned photo tell of it.
      { type: 'credits.released', reference: 'photo', member: 'ann' },
      { type: 'reports.paused', member: 'ann', restriction: 'r1' },
      { type: 'reset.requested', member: 'ann' },
      { type: 'activation.requested', member: 'ann' },
      { type: 'account.joined', member: 'ann', site: 'vonk' },
      { type: 'account.erased', member: 'ann' },
      { type: 'account.warned', member: 'ann', restriction: 'r1' },
      { type: 'debit.code-requested', debit: 'd', member: 'ann' },
    ]
    expect(quiet.flatMap(liveUpdatesOf)).toEqual([])
  })
})
