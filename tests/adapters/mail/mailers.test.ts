import { expect, test } from 'bun:test'
import { mkdir, mkdtemp, readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devMailbox } from '#adapters/mail/dev-mailbox.ts'
import { memoryMailbox } from '#adapters/mail/memory-mailbox.ts'
import { render } from '#adapters/mail/render.ts'
import { MAILBOX_SIZE, type Mailbox } from '#adapters/mail/rendered.ts'
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts'
import { uuids } from '#adapters/system/ids.ts'
import type { Mailer } from '#core/notifications/letters.ts'
import { letterOf, mailerContract } from '#tests/contracts/mailer.contract.ts'
import { newId } from '#tests/contracts/sample.ts'
import { arrivedIn, headerOf, openMailServer } from './open-post-office.ts'

const options = () => {
  let now = 1_790_000_000_000
  const next = () => {
    now += 1000
    return now
  }
  return { now: next, newId: uuids(next) }
}
const temporary = () => mkdtemp(join(tmpdir(), 'vonk-mailbox-'))

const opened = (mailbox: Mailer & Mailbox) => ({
  mailer: mailbox,
  arrived: async () => (await mailbox.newest(500)).toReversed(),
  close: async () => {},
})
mailerContract('a mailbox in memory', render, async () => opened(memoryMailbox(options())))
mailerContract('the dev mailbox', render, async () =>
  opened(devMailbox(await temporary(), options())),
)
mailerContract('SMTP', render, async () => {
  const { office: mailServer, mailer, close } = await openSmtp()
  return { mailer, arrived: async () => mailServer.taken.map(({ raw }) => arrivedIn(raw)), close }
})

async function openSmtp() {
  const mailServer = await openMailServer()
  const mailer = smtpMailer({ url: mailServer.url, from: 'post@vonk.example' })
  return {
    office: mailServer,
    mailer,
    close: async () => {
      mailer.close()
      await mailServer.close()
    },
  }
}

for (const [name, open] of Object.entries({
  'a mailbox in memory': async () => memoryMailbox(options()),
  'the dev mailbox': async () => devMailbox(await temporary(), options()),
})) {
  test(`${name} lists the newest first and finds a mail by its id`, async () => {
    const mailbox = await open()
    await mailbox.send(letterOf('activate'), newId())
    await mailbox.send(letterOf('reset'), newId())
    const [newest, older] = await mailbox.newest(10)
    expect([newest?.kind, older?.kind]).toEqual(['reset', 'activate'])
    expect(newest?.link).toBe('http://localhost:3000/reset/x?y=1&z=2&lang=nl')
    expect(await mailbox.newest(1)).toHaveLength(1)
    expect(await mailbox.byId(older?.id ?? '')).toEqual(older ?? null)
    expect(await mailbox.byId('01934567')).toBeNull()
    expect(await mailbox.byId('../../package')).toBeNull()
  })

  test(`${name} keeps the last ${MAILBOX_SIZE} mails`, async () => {
    const mailbox = await open()
    for (let at = 0; at < MAILBOX_SIZE + 2; at++)
      await mailbox.send(letterOf('activate', { name: `Ann ${at}` }), newId())
    const mails = await mailbox.newest(1000)
    expect(mails).toHaveLength(MAILBOX_SIZE)
    expect(mails.at(0)?.text).toContain(`Ann ${MAILBOX_SIZE + 1},`)
    expect(mails.at(-1)?.text).toContain('Ann 2,')
  })
}

test('a memory mailbox is restored from its snapshot', async () => {
  const mailbox = memoryMailbox(options())
  await mailbox.send(letterOf('activate'), newId())
  const restored = memoryMailbox(options(), mailbox.snapshot())
  expect(await restored.newest(10)).toEqual(await mailbox.newest(10))
})

test('a mail that the dev mailbox cannot store leaves nothing', async () => {
  const folder = await temporary()
  const id = newId()
  await mkdir(join(folder, `${id}.json`))
  const mailbox = devMailbox(folder, { ...options(), newId: () => id })
  await expect(mailbox.send(letterOf('activate'), newId())).rejects.toThrow()
  expect(await readdir(folder)).toEqual([`${id}.json`])
})

test('the dev mailbox survives the process, and has no partial mails', async () => {
  const folder = await temporary()
  await devMailbox(folder, options()).send(letterOf('activate'), newId())
  const [mail] = await devMailbox(folder, options()).newest(10)
  expect(mail?.to).toBe('ann@example.test')
  expect(await readdir(folder)).toEqual([`${mail?.id}.json`])
})

test('the files of the dev mailbox are readable by their owner only', async () => {
  const folder = join(await temporary(), 'mailbox')
  await mkdir(folder, { mode: 0o755 })
  await devMailbox(folder, options()).send(letterOf('reset'), newId())
  const [name = ''] = await readdir(folder)
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  expect([await mode(folder), await mode(join(folder, name))]).toEqual(['700', '600'])
})

test('a dev mailbox without mails is empty', async () => {
  expect(await devMailbox(join(await temporary(), 'none'), options()).newest(10)).toEqual([])
})

test('over SMTP a picture goes with the mail, under the name that its page has', async () => {
  const { office: mailServer, mailer, close } = await openSmtp()
  const bytes = new TextEncoder().encode('a face')
  await mailer.send(letterOf('new-like', { picture: { bytes, type: 'image/jpeg' } }), newId())
  await close()
  const [{ raw } = { raw: '' }] = mailServer.taken
  expect(raw).toContain('src=3D"cid:picture-1"')
  const part = raw.split(/\r\n--[^\r]+/).find((one) => one.includes('image/jpeg')) ?? ''
  expect(part).toMatch(/Content-ID: <picture-1>/i)
  expect(part).toContain('Content-Disposition: inline')
  expect(part).not.toContain('filename')
  expect(part).toContain(Buffer.from(bytes).toString('base64'))
})

test('over SMTP a letter has one-click unsubscribe and a sender', async () => {
  const { office: mailServer, mailer, close } = await openSmtp()
  await mailer.send(
    letterOf('new-like', {}, { unsubscribe: { token: 'abc', kind: 'like' } }),
    newId(),
  )
  await mailer.send(letterOf('reset'), newId())
  await close()
  const [like = '', reset = ''] = mailServer.taken.map(({ raw }) => raw)
  expect(headerOf(like, 'List-Unsubscribe')).toBe('<http://localhost:3000/api/unsubscribe/abc>')
  expect(arrivedIn(like).text).toContain('http://localhost:3000/abc')
  expect(headerOf(like, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  expect(headerOf(like, 'From')).toBe('Vonk <post@vonk.example>')
  expect(headerOf(like, 'Auto-Submitted')).toBe('auto-generated')
  expect(headerOf(reset, 'List-Unsubscribe')).toBe('')
})

test('over SMTP a name cannot inject a header or a recipient', async () => {
  const { office: mailServer, mailer, close } = await openSmtp()
  await mailer.send(
    letterOf('new-message', { from: 'Bob\r\nBcc: spy@example.test' }, { to: 'ann@example.test' }),
    newId(),
  )
  await close()
  expect(mailServer.taken.map(({ recipients }) => recipients)).toEqual([['ann@example.test']])
  expect(headerOf(mailServer.taken[0]?.raw ?? '', 'Bcc')).toBe('')
})

test.each(['nobody', 'moved', 'closed'])(
  'a letter to %s, rejected permanently, has bounced',
  async (reader) => {
    const { mailer, close } = await openSmtp()
    const letter = letterOf('activate', {}, { to: `${reader}@example.test` })
    expect(await mailer.send(letter, newId())).toBe('bounced')
    await close()
  },
)

test.each(['full', 'strict', 'relay'])(
  'a letter to %s, rejected temporarily or because of us, is retried',
  async (reader) => {
    const { mailer, close } = await openSmtp()
    const letter = letterOf('activate', {}, { to: `${reader}@example.test` })
    await expect(mailer.send(letter, newId())).rejects.toThrow()
    await close()
  },
)

test('a rejection of our server is no bounce of the recipient', async () => {
  const mailServer = await openMailServer()
  const mailer = smtpMailer({ url: mailServer.url, from: 'nobody@vonk.example' })
  await expect(mailer.send(letterOf('activate'), newId())).rejects.toThrow()
  mailer.close()
  await mailServer.close()
})

test('an unreachable mail server is a failure', async () => {
  const { mailer, close } = await openSmtp()
  await close()
  await expect(mailer.send(letterOf('activate'), newId())).rejects.toThrow()
})
