import { expect, test } from 'bun:test'
import { usedStyles } from '#api/pages/document/used-styles.ts'
import { openPages } from '../open-pages.ts'

const used = (css: string, html = '<p class="a b">') => usedStyles(css)(html)

test('a rule stays if the page has all classes of one of its selectors', () => {
  expect(used('.a{x:y}.c{x:y}.a.b{x:y}.a .c{x:y}')).toBe('.a{x:y}.a.b{x:y}')
  expect(used('.c,.b:hover,p>.c{x:y;z:w}')).toBe('.b:hover{x:y;z:w}')
})

test('each page has its own rules, also after others', () => {
  const rulesOf = usedStyles('.a{color:red}.b{color:var(--x)}:root{--x:blue;--y:green}')
  expect(rulesOf('<i class="a">')).toBe('.a{color:red}')
  expect(rulesOf('<i class="b a">')).toBe('.a{color:red}.b{color:var(--x)}:root{--x:blue}')
  expect(rulesOf('<i class="a" style="color:var(--y)">')).toBe('.a{color:red}:root{--y:green}')
  expect(rulesOf('<i class="a">')).toBe('.a{color:red}')
})

test('a rule without classes stays', () => {
  const css = ':root{x:y}[data-mode="dark"] a[href$=".pdf"]{x:y}*,::before{x:y}'
  expect(used(css)).toBe(css)
})

test('alternatives and negations need no class', () => {
  const css = '.a:not(.c){x:y}.a:is(.c,.d)>b{x:y}:where(.c){x:y}.a:has(.c){x:y}'
  expect(used(css)).toBe(css)
})

test('groups keep their used rules, and vanish without any', () => {
  expect(used('@media (x:y){.a{x:y}.c{x:y}}@supports (x:y){@media print{.c{x:y}}}')).toBe(
    '@media (x:y){.a{x:y}}',
  )
})

test('an animation stays if a kept rule names it', () => {
  const turn = '@keyframes turn{to{rotate:1turn}}'
  expect(used(`.a{animation:turn 1s}${turn}@keyframes fade{to{opacity:0}}`)).toBe(
    `.a{animation:turn 1s}${turn}`,
  )
})

test('a custom property stays if a kept rule or the page reads it, also through another property', () => {
  const css = ':root{--x:var(--y);--y:1;--z:2}.a{w:var(--x)}.c{w:var(--z)}'
  expect(used(css)).toBe(':root{--x:var(--y);--y:1}.a{w:var(--x)}')
  expect(used(':root{--x:1;--y:2}', '<p style="color:var(--x)">')).toBe(':root{--x:1}')
  expect(used('.a{--x:1}@keyframes turn{to{w:var(--y)}}:root{--y:2}')).toBe(':root{--y:2}')
})

test('fonts, properties and statements stay', () => {
  const css = '@layer a,b;@font-face{font-family:x;src:url(y)}@property --x{syntax:"*"}'
  expect(used(css)).toBe(css)
})

test('of a font, the faces stay that have a character of the page; of several, the last', () => {
  const face = (name: string, range: string) =>
    `@font-face{font-family:x;src:url(${name});unicode-range:${range}}`
  const more = face('more', 'U+100-2FF')
  const all = face('all', 'U+??,U+20AC')
  const letters = face('letters', 'U+20-7E,U+E9')
  const fonts = more + all + letters
  expect(used(fonts, '<p>\n\tcafé')).toBe(letters)
  expect(used(fonts, '<p>€ 5')).toBe(all + letters)
  expect(used(fonts, '<p>ł')).toBe(more + letters)
})

test('a rendered page contains the rules it uses, those of its templates too', async () => {
  const body = '<template><p class="wall"></p></template>'
  const { html } = await openPages({ body }).open('/landers/gallery')
  expect(html).toContain('<style>body{margin:0}.wall{color:red}</style>')
})
