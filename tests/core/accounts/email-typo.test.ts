import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { urlDomains } from '#adapters/system/url-domains.ts'
import { checkEmail } from '#core/accounts/email.ts'
import { suggestEmail, USUAL_DOMAINS } from '#core/accounts/settings/email-typo.ts'

describe('an email with a typical typo', () => {
  test.each([
    ['jan@gmial.com', 'jan@gmail.com'],
    ['Jan@gmai.com', 'Jan@gmail.com'],
    ['jan@gmail.con', 'jan@gmail.com'],
    ['jan@hotmaill.com', 'jan@hotmail.com'],
    ['jan@hotmial.com', 'jan@hotmail.com'],
    ['jan@zigo.nl', 'jan@ziggo.nl'],
    ['jan@laposte.nte', 'jan@laposte.net'],
    ['jan@outlok.com', 'jan@outlook.com'],
    ['Jan de Wit <jan@gmial.com>', 'jan@gmail.com'],
    ['jan @gmail.com', 'jan@gmail.com'],
    ['jan @ gmial.com', 'jan@gmail.com'],
  ])('%s is corrected to %s', (typed, meant) => {
    expect(suggestEmail(urlDomains, typed)).toBe(meant)
  })

  test.each([
    'jan@gmail.com',
    'jan@live.nl',
    'jan@mail.com',
    'jan@hotmail.no',
    'jan@sun.com',
    'jan@example.org',
    'jan@',
    'jan',
    '',
    'a@b@gmial.com',
    'jan"@gmial.com',
    'Jan <jan@gmail.com>',
    'jan de wit',
  ])('%p is not corrected', (typed) => {
    expect(suggestEmail(urlDomains, typed)).toBeNull()
  })

  const local = fc.stringMatching(/^[a-zA-Z0-9._+-]{1,20}$/)
  const long = fc.constantFrom(...USUAL_DOMAINS.filter(({ length }) => length >= 8))
  const slip = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('missing', 'added', 'replaced', 'swapped'),
    letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  })
  type Slip = { readonly at: number; readonly kind: string; readonly letter: string }
  const slipped = (domain: string, { at: anywhere, kind, letter }: Slip) => {
    const at = anywhere % (domain.length - 1)
    const [before, one, two] = [domain.slice(0, at), domain[at], domain[at + 1]]
    if (kind === 'missing') return before + domain.slice(at + 1)
    if (kind === 'added') return before + letter + domain.slice(at)
    if (kind === 'replaced') return before + letter + domain.slice(at + 1)
    return `${before}${two}${one}${domain.slice(at + 2)}`
  }

  test('any single slip in a provider’s domain is questioned, and who it is stays as typed', () => {
    fc.assert(
      fc.property(local, long, slip, (who, domain, made) => {
        const typed = slipped(domain, made)
        fc.pre(!USUAL_DOMAINS.includes(typed) && checkEmail(urlDomains, `${who}@${typed}`).ok)
        const [meant, provider] = suggestEmail(urlDomains, `${who}@${typed}`)?.split('@') ?? []
        expect(meant).toBe(who)
        expect(USUAL_DOMAINS).toContain(provider ?? '')
      }),
    )
  })

  test('what is suggested is never questioned again, nor is a provider', () => {
    fc.assert(
      fc.property(local, fc.constantFrom(...USUAL_DOMAINS), slip, (who, domain, made) => {
        expect(suggestEmail(urlDomains, `${who}@${domain}`)).toBeNull()
        const meant = suggestEmail(urlDomains, `${who}@${slipped(domain, made)}`)
        expect(meant === null ? null : suggestEmail(urlDomains, meant)).toBeNull()
      }),
    )
  })
})
