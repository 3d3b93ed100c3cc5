import { expect, test } from 'bun:test'
import { type SmtpLimits, smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { MINUTE, SECOND } from '#core/shared/time.ts'
import { letterOf } from '#tests/contracts/mailer.contract.ts'
import { newId } from '#tests/contracts/sample.ts'
import { headerOf, openMailServer } from './open-post-office.ts'

/** Longer than a busy machine pauses during a letter. */
const SHORT = 3 * SECOND

async function open(limits: Partial<SmtpLimits> = {}) {
  const mailServer = await openMailServer()
  const handovers = new Set<() => void>()
  const mailer = smtpMailer({
    url: mailServer.url,
    from: 'post@vonk.example',
    limits: { handOver: MINUTE, answer: MINUTE, ...limits },
    setTimer: (work) => {
      handovers.add(work)
      return () => handovers.delete(work)
    },
  })
  const send = (reader: string, delivery = newId()) =>
    mailer.send(letterOf('activate', {}, { to: `${reader}@example.test` }), delivery).then(
      (result) => result,
      (failure: { code: string }) => failure.code,
    )
  const close = async () => {
    mailer.close()
    await mailServer.close()
  }
  /** Triggers the timeout of handing over a letter. */
  const endHandovers = () => {
    for (const end of handovers) end()
  }
  return { office: mailServer, mailer, send, close, endHandovers }
}

test('a timeout applies until the server has the letter; then its reply is awaited', async () => {
  const { office: mailServer, send, close, endHandovers } = await open()
  const slow = send('slow')
  await mailServer.taking(1)
  const mute = send('mute')
  await mailServer.asked
  endHandovers()
  expect(await mute).toBe('smtp.slow')
  mailServer.answer()
  expect(await slow).toBe('sent')
  expect(mailServer.taken).toHaveLength(1)
  await close()
})

test('a timeout of the mail server is reported as possibly sent', async () => {
  const { office: mailServer, send, close } = await open({ answer: SHORT })
  expect(await send('slow')).toBe('smtp.unanswered')
  expect(mailServer.taken).toHaveLength(1)
  await close()
})

test('a refusal is reported by its code, without its text', async () => {
  const { send, close } = await open()
  expect(await send('full')).toBe('smtp.452')
  await close()
  expect(await send('ann')).toStartWith('smtp.')
})

test('each attempt at a letter has the same Message-ID, without internal ids', async () => {
  const { office: mailServer, send, close } = await open()
  const delivery = newId()
  for (const one of [delivery, delivery, newId()]) await send('ann', one)
  const [first = '', second = '', other = ''] = mailServer.taken.map(({ raw }) =>
    headerOf(raw, 'Message-ID'),
  )
  expect(first).toMatch(/^<[0-9a-f]{40}@vonk\.example>$/)
  expect(first).not.toContain(delivery)
  expect([second === first, other === first]).toEqual([true, false])
  await close()
})

test('a letter to another recipient has another Message-ID, also with the same delivery id', async () => {
  const { office: mailServer, send, close } = await open()
  for (const reader of ['ann', 'bo']) await send(reader, 'event-5-0')
  const names = mailServer.taken.map(({ raw }) => headerOf(raw, 'Message-ID'))
  expect(new Set(names).size).toBe(2)
  await close()
})

test('closing the mailer aborts mails in progress', async () => {
  const { office: mailServer, mailer, send } = await open()
  const mute = send('mute')
  await mailServer.asked
  mailer.close()
  expect(await mute).toStartWith('smtp.')
  await mailServer.close()
})
