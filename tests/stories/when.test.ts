import { describe, expect, test } from 'bun:test'
import { DISMISSALS } from '#core/membership/alerts/dismissals.ts'
import { NOTIFICATIONS } from '#core/notifications/notification.ts'
import { DAY, HOUR, SECOND } from '#core/shared/time.ts'
import { ALERTS } from '#stories/guidance/when/alerts.ts'
import { PAGES, pagesWhere } from '#stories/guidance/when/pages.ts'
import { SENT } from '#stories/guidance/when/sent.ts'
import { WHEN } from '#stories/guidance/when/when.ts'
import { lasting } from '#stories/guidance/when/words.ts'
import { MODALS_AND_NOTICES } from '#stories/shared/inventory.ts'
import { read } from '../architecture/gallery.ts'

const noted = Object.values(WHEN).flat()
const titlesOf = (groups: readonly { readonly title: string }[]) => groups.map(({ title }) => title)

test('every notice, banner, alert and dialog says when it appears', () => {
  const told = new Set(titlesOf(noted))
  expect(titlesOf(MODALS_AND_NOTICES).filter((title) => !told.has(title))).toEqual([])
})

test('what says when it appears has stories, in its own group', async () => {
  const stories = await read('stories/**/*.stories.tsx')
  const titles = new Set(stories.map(({ text }) => /\btitle: '([^']+)'/.exec(text)?.[1]))
  expect(titlesOf(noted).filter((title) => !titles.has(title))).toEqual([])
  const strays = Object.entries(WHEN).flatMap(([group, all]) =>
    titlesOf(all).filter((title) => !title.startsWith(`${group}/`)),
  )
  expect(strays).toEqual([])
})

test('every group has its page', async () => {
  const pages = await read('stories/guidance/pages/*.mdx')
  const shown = pages.flatMap(({ text }) => /<When of="([^"]+)"/.exec(text)?.[1] ?? [])
  expect(shown.toSorted()).toEqual(Object.keys(WHEN).toSorted())
})

describe('the alerts of a page', () => {
  test('stand in the order of the rule', () => {
    expect(titlesOf(ALERTS).map((title) => title.split('/')[1])).toEqual([
      'Activation reminder line',
      'Disabled notifications',
      'Profile photo alert',
      'Push prompt',
      'Install app',
      'Enrich alert',
    ])
  })

  test('stay away as long as the core says', () => {
    const [, , photo] = ALERTS
    expect(photo?.until).toContain(lasting(DISMISSALS['hide-profile-photo-alert']))
  })

  test('stand where the rule says', () => {
    const [activation, , photo] = ALERTS
    expect(activation?.where).toBe(
      'every page but prices, settings, a page of settings, and the completed signup',
    )
    expect(photo?.where).toContain('search')
    expect(photo?.where).not.toContain('the payment')
  })
})

test('pages are told by what is shorter, those with it or without it', () => {
  expect(pagesWhere((page) => page === 'index')).toBe('home')
  expect(pagesWhere((page) => page !== 'index')).toBe('every page but home')
  expect(pagesWhere(() => true)).toBe('every page')
  expect(pagesWhere(() => false)).toBe('nowhere')
})

test('pages are named as the app’s routes are', async () => {
  const [tree] = await read('app/route-tree.gen.ts')
  const paths = [...(tree?.text ?? '').matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) =>
    path
      .split('/')
      .filter((part) => part !== '' && !part.startsWith('{'))
      .map((part) => part.replace('$', ''))
      .join('-'),
  )
  const routes = new Set(paths.map((path) => path || 'index'))
  expect(Object.keys(PAGES).filter((page) => !routes.has(page))).toEqual([])
})

test('spans are told in their largest whole unit', () => {
  expect([DAY, 3 * DAY, 36 * HOUR, 40 * SECOND].map(lasting)).toEqual([
    '1 day',
    '3 days',
    '36 hours',
    '40 seconds',
  ])
})

describe('what is sent', () => {
  test('is each kind, once', () => {
    expect(SENT).toHaveLength(Object.keys(NOTIFICATIONS).length)
  })

  test('says after what, as what, and which switch ends it', () => {
    const of = (kind: string) => SENT.find((sent) => sent.kind === kind)
    expect(of('new message')).toMatchObject({
      by: 'mail and push',
      when: 'message sent',
      preference: 'new messages',
    })
    expect(of('debit code')).toMatchObject({ by: 'text message', preference: '' })
    expect(of('photo reminder')?.when).toStartWith('2 days after')
  })
})
