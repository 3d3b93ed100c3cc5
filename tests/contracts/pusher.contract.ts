import { describe, expect, test } from 'bun:test'
import type { Push, Pusher, ShownPush } from '#core/notifications/pushes.ts'
import { LOCALES } from '#core/site/locales.ts'

const KINDS = ['new-message', 'new-gift', 'new-photo', 'new-like', 'new-match'] as const

export const pushOf = (facts: Partial<Push> = {}): Push => ({
  language: 'nl',
  country: 'NL',
  kind: 'new-message',
  from: 'Bob',
  labels: [],
  photo: null,
  line: null,
  words: null,
  path: '/chats/talk',
  waiting: 3,
  ...facts,
})

/** Contract of every push sender. */
export function pusherContract(
  name: string,
  open: () => Promise<{
    readonly pusher: Pusher
    readonly browser: Parameters<Pusher['push']>[0]
    arrived(): readonly ShownPush[]
    close(): void
  }>,
) {
  describe(`pushes sent by ${name}`, () => {
    test('each kind arrives, in each language, with sender and target', async () => {
      const { pusher, browser, arrived, close } = await open()
      const pushes = LOCALES.flatMap((language) => KINDS.map((kind) => pushOf({ language, kind })))
      for (const push of pushes) expect(await pusher.push(browser, push)).toBe('delivered')
      const came = arrived()
      close()

      expect(came).toHaveLength(pushes.length)
      expect(new Set(came.map(({ title, body }) => title + body)).size).toBe(pushes.length)
      for (const [at, { language }] of pushes.entries()) {
        expect(came[at]).toMatchObject({ language, path: '/chats/talk', waiting: 3 })
        expect(came[at]?.title).toContain('Bob')
        expect(came[at]?.body).not.toMatch(/[{}]|^$/)
      }
    })

    test('the label of a fictional profile comes first', async () => {
      const { pusher, browser, arrived, close } = await open()
      await pusher.push(browser, pushOf({ labels: ['fictional', 'demo'] }))
      const [came] = arrived()
      close()
      expect(came?.body).toBe('Fictief profiel · Demolid · Lezen kost niets.')
    })

    test('their line stands in the reader’s quotation marks, and first words apart from it', async () => {
      const { pusher, browser, arrived, close } = await open()
      const line = { text: 'Olen hyvä\nleipomaan.', language: 'fi' as const }
      await pusher.push(browser, pushOf({ kind: 'new-like', line, photo: 'p1', labels: ['demo'] }))
      await pusher.push(browser, pushOf({ words: 'Hoi\nAnn', labels: ['cam'] }))
      const came = arrived()
      close()
      expect(came).toMatchObject([
        {
          body: 'Demolid · ‘Olen hyvä leipomaan.’',
          preview: null,
          icon: '/api/photos/p1/thumb',
        },
        { body: 'Camprofiel · Lezen kost niets.', preview: 'Camprofiel · Hoi Ann', icon: null },
      ])
    })

    test('a name cannot start a new line, nor reverse the text direction', async () => {
      const { pusher, browser, arrived, close } = await open()
      await pusher.push(browser, pushOf({ from: 'Bo\nb \u202eŁucja 🔥' }))
      const [came] = arrived()
      close()
      expect(came?.title).toBe('Een bericht van Bo b  Łucja 🔥')
    })

    test('accepts the push services of browsers, and no other address', async () => {
      const { pusher, close } = await open()
      close()
      expect(pusher.takes('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
      for (const endpoint of [
        'https://example.test/abc',
        'http://169.254.169.254/',
        'file:///etc',
      ]) {
        expect(pusher.takes(endpoint)).toBe(false)
      }
    })
  })
}
