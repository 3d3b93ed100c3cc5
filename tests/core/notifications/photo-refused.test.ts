import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mail/render.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from '#core/accounts/account.ts'
import { PHOTO_RETURNS, type PhotoReturn } from '#core/chats/chat.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { PHOTO_REFUSALS } from '#core/profiles/photo.ts'
import { type Decision, reviewPhoto } from '#core/profiles/review-photo.ts'
import { LOCALES } from '#core/site/locales.ts'
import { letterOf } from '#tests/contracts/mailer.contract.ts'
import { openWorld, START } from '#tests/core/world.ts'

async function opened(notificationsDisabled: readonly NotificationKind[] = []) {
  const world = openWorld()
  await world.member('ann', { account: { notificationsDisabled } })
  const photo = await world.photo('photo', 'ann', { state: 'inspection', addedAt: START - 1 })
  const judge = (decision: Decision) => reviewPhoto(world, { photo, decision })
  const letters = async () => {
    await world.consume()
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    return world.mailer.letters
  }
  return { ...world, judge, letters }
}

describe('a refused photo', () => {
  test('is mailed with reason and appeal, whatever the preferences', async () => {
    const world = await opened(NOTIFICATION_KINDS)
    await world.judge({ state: 'refused', reason: 'contact' })
    expect(await world.letters()).toEqual([
      {
        to: 'ann@example.test',
        language: 'nl',
        site: {
          name: 'Vonk',
          url: 'https://vonk.test',
          brand: 'default',
          brandColours: {},
          icon: '',
          mailSender: '',
        },
        country: 'NL',
        timeZone: null,
        kind: 'photo-refused',
        facts: { name: 'ann', photo: { place: 'profile', reason: 'contact', at: START - 1 } },
        path: '/complaints?topic=decision&about=photo',
        unsubscribe: null,
      },
    ])
  })

  test('is not mailed after it was approved, removed or its member erased', async () => {
    const approved = await opened()
    await approved.judge({ state: 'refused', reason: 'quality' })
    await approved.judge({ state: 'active' })
    expect(await approved.letters()).toEqual([])

    const removed = await opened()
    await removed.judge({ state: 'refused', reason: 'quality' })
    await removed.commit(({ photos }) => photos.remove('photo'))
    expect(await removed.letters()).toEqual([])

    const erased = await opened()
    await erased.judge({ state: 'refused', reason: 'quality' })
    await erased.commit(async ({ accounts }) => {
      const ann = await accounts.lock('ann')
      if (ann) await accounts.save({ ...ann, status: 'erased' })
    })
    expect(await erased.letters()).toEqual([])
  })

  test('is not mailed when it was approved', async () => {
    const world = await opened()
    await world.judge({ state: 'active' })
    expect(await world.letters()).toEqual([])
  })

  test.each([...PHOTO_RETURNS])(
    'in a chat is mailed if it was returned for %s',
    async (reason: PhotoReturn) => {
      const world = await opened()
      const returned = { photo: 'sent', conversation: 'chat', from: 'ann', reason } as const
      await world.commit(async ({ chatPhotos, events }) => {
        await chatPhotos.add({
          ...{ id: 'sent', conversation: 'chat', from: 'ann', key: null, reason },
          ...{ state: 'returned', width: 1, height: 1, site: 'vonk', sentAt: START },
          ...{ drawn: { granted: 0, paid: 0 }, seq: null, openedAt: null, hidden: false },
          refusedBefore: null,
        })
        await events.append({ type: 'chat-photo.returned', ...returned }, world.now())
      })
      const mails = (await world.letters()).map(({ facts, path }) => ({ facts, path }))
      const photo = { place: 'chat', reason, at: START }
      const isDecision = !['gone', 'unchecked', 'withdrawn'].includes(reason)
      expect(mails as unknown).toEqual(
        isDecision
          ? [{ facts: { name: 'ann', photo }, path: '/complaints?topic=decision&about=sent' }]
          : [],
      )
    },
  )
})

test('the mail has its reason in each language, and says that a person decided', () => {
  const subjects = LOCALES.map((language) =>
    PHOTO_REFUSALS.map((reason) => {
      const photo = { place: 'profile', reason, at: START } as const
      return render(letterOf('photo-refused', { photo }, { language })).text
    }),
  )
  expect(new Set(subjects.flat()).size).toBe(LOCALES.length * PHOTO_REFUSALS.length)
  const [dutch] = subjects[LOCALES.indexOf('nl')] ?? []
  expect(dutch).toContain('Er staat niemand op.')
  expect(dutch).toContain('Een mens heeft dit besloten, geen software.')
  expect(dutch).toContain('minstens zes maanden')
})
