import { expect, test } from 'bun:test'
import { type SmtpLimits, smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { MINUTE, SECOND } from '#core/shared/time.ts'
import { letterOf } from '#tests/contracts/mailer.contract.ts'
import { newId } from '#tests/contracts/sample.ts'
import { headerOf, openPostOffice } from './open-post-office.ts'

/** Longer than a busy machine pauses during a letter. */
const SOON = 3 * SECOND

async function open(limits: Partial<SmtpLimits> = {}) {
  const office = await openPostOffice()
  const handovers = new Set<() => void>()
  const mailer = smtpMailer({
    url: office.url,
    from: 'post@vonk.example',
    limits: { handOver: MINUTE, answer: MINUTE, ...limits },
    setTimer: (work) => {
      handovers.add(work)
      return () => handovers.delete(work)
    },
  })
  const send = (reader: string, delivery = newId()) =>
    mailer.send(letterOf('activate', {}, { to: `${reader}@example.test` }), delivery).then(
      (carried) => carried,
      (failure: { code: string }) => failure.code,
    )
  const close = async () => {
    mailer.close()
    await office.close()
  }
  /** Triggers the timeout of handing over a letter. */
  const endHandovers = () => {
    for (const end of handovers) end()
  }
  return { office, mailer, send, close, endHandovers }
}

test('a timeout applies until the server has the letter; then its reply is awaited', async () => {
  const { office, send, close, endHandovers } = await open()
  const slow = send('slow')
  await office.taking(1)
  const mute = send('mute')
  await office.asked
  endHandovers()
  expect(await mute).toBe('smtp.slow')
  office.answer()
  expect(await slow).toBe('sent')
  expect(office.taken).toHaveLength(1)
  await close()
})

test('a timeout of the mail server is reported as possibly sent', async () => {
  const { office, send, close } = await open({ answer: SOON })
  expect(await send('slow')).toBe('smtp.unanswered')
  expect(office.taken).toHaveLength(1)
  await close()
})

test('a refusal is reported by its code, without its text', async () => {
  const { send, close } = await open()
  expect(await send('full')).toBe('smtp.452')
  await close()
  expect(await send('ann')).toStartWith('smtp.')
})

test('each attempt at a letter has the same Message-ID, without internal ids', async () => {
  const { office, send, close } = await open()
  const delivery = newId()
  for (const one of [delivery, delivery, newId()]) await send('ann', one)
  const [first = '', again = '', other = ''] = office.taken.map(({ raw }) =>
    headerOf(raw, 'Message-ID'),
  )
  expect(first).toMatch(/^<[0-9a-f]{40}@vonk\.example>$/)
  expect(first).not.toContain(delivery)
  expect([again === first, other === first]).toEqual([true, false])
  await close()
})

test('a letter to another recipient has another Message-ID, also with the same delivery id', async () => {
  const { office, send, close } = await open()
  for (const reader of ['ann', 'bo']) await send(reader, 'event-5-0')
  const names = office.taken.map(({ raw }) => headerOf(raw, 'Message-ID'))
  expect(new Set(names).size).toBe(2)
  await close()
})

test('closing the mailer aborts mails in progress', async () => {
  const { office, mailer, send } = await open()
  const mute = send('mute')
  await office.asked
  mailer.close()
  expect(await mute).toStartWith('smtp.')
  await office.close()
})
