import { expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { settingsOf } from '#api/shapes/settings.ts'
import { headOf } from '#app/page-head.ts'

const [site] = demoSites('sandbox')
const settings = settingsOf(site.settings, {
  country: 'NL',
  selected: 'NL',
  payments: 'live',
  pushKey: '',
  devMailbox: true,
  guest: null,
})
const match = (over: object = {}) => ({ params: {}, ...over })

test('a page says what its innermost route says', () => {
  const outer = match({ meta: [{ title: 'Outer' }, { name: 'description', content: 'About all' }] })
  const inner = match({ meta: [{ title: 'Inner' }] })
  const head = headOf([outer, inner], settings)
  expect([head.title, head.description]).toEqual(['Inner', 'About all'])
})

test('a page that says nothing is called what the site is called', () => {
  const head = headOf([match()], settings)
  expect([head.title, head.description]).toEqual([settings.index_title, settings.description])
  expect(head.indexed).toBe(true)
})

test('a page wears the look its slug asks for', () => {
  expect(headOf([match({ params: { slug: 'gilf-autumn' } })], settings).brand).toBe('gilf')
  expect(headOf([match({ params: { id: '1' } })], settings).brand).toBe('default')
})

test('a page that keeps away from search engines says so, and names the pictures it opens with', () => {
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
