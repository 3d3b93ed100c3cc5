import { expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { settingsOf } from '#api/accounts/shapes/settings.ts'
import { headOf } from '#app/page-head.ts'
import { linkPictureOf } from '#app/profiles/members/link-picture.ts'

const [site] = demoSites('sandbox')
const settings = settingsOf(site, {
  country: 'NL',
  selected: 'NL',
  payments: 'live',
  pushKey: '',
  devMailbox: true,
  guest: null,
})
const match = (over: Parameters<typeof headOf>[0][number] = {}) => over

test('a page has the head of its innermost route', () => {
  const outer = match({ meta: [{ title: 'Outer' }, { name: 'description', content: 'About all' }] })
  const inner = match({ meta: [{ title: 'Inner' }] })
  const head = headOf([outer, inner], settings)
  expect([head.title, head.description]).toEqual(['Inner', 'About all'])
})

test('a page without a title has the site’s name', () => {
  const head = headOf([match()], settings)
  expect([head.title, head.description]).toEqual([settings.index_title, settings.description])
  expect(head.indexed).toBe(true)
})

test('a page has the theme of its site', () => {
  expect(headOf([match()], settings).brand).toBe('default')
  expect(headOf([match()], { ...settings, brand: 'gilf' }).brand).toBe('gilf')
})

test('a page excluded from search engines says so, and preloads its images', () => {
  const head = headOf(
    [
      match({
        meta: [{ name: 'robots', content: 'noindex' }],
        links: [
          { rel: 'preload', href: '/photos/1.webp', type: 'image/webp' },
          {
            rel: 'preload',
            href: '/photos/2.webp',
            type: 'image/webp',
            imageSrcSet: '/photos/2s.webp 480w, /photos/2.webp 1280w',
            imageSizes: '50vw',
          },
          { rel: 'icon', href: '/x.svg' },
        ],
      }),
    ],
    settings,
  )
  expect(head.indexed).toBe(false)
  expect(head.preloads).toEqual([
    { href: '/photos/1.webp', type: 'image/webp' },
    {
      href: '/photos/2.webp',
      type: 'image/webp',
      choice: { srcset: '/photos/2s.webp 480w, /photos/2.webp 1280w', sizes: '50vw' },
    },
  ])
})

test('a page about a member has the picture of a link to them, and others have none', () => {
  const { content } = linkPictureOf('a/b', { language: 'nl-BE' })
  expect(content).toBe('/api/members/a%2Fb/preview?lang=nl')
  const about = match({ meta: [{ title: 'Noor' }, linkPictureOf('1', { language: 'fi' })] })
  expect(headOf([about], settings).linkPicture).toBe('/api/members/1/preview?lang=fi')
  expect(headOf([match()], settings).linkPicture).toBeNull()
})
