/** Draws the people of the landers anew: `bun app/landers/film/draw-people.ts`. The same seeds draw the same people. */
import sharp from 'sharp'
import { BRANDS, type Brand } from '#core/site/settings.ts'
import { type PortraitTraits, portrait } from '#ui/portrait/portrait.ts'

const FOLDER = new URL('../../public/landers/people/', import.meta.url).pathname
/** By what their names end with: twice what they measure on a phone, large and small, and more than anywhere else. */
const SIZES = { '': { width: 400, height: 500 }, s: { width: 240, height: 300 } } as const

type Sketch = readonly [seed: string, traits: PortraitTraits]

const woman = (age: number, rest: Partial<PortraitTraits> = {}): PortraitTraits => ({
  gender: 'female',
  age,
  ...rest,
})
const man = (age: number, rest: Partial<PortraitTraits> = {}): PortraitTraits => ({
  gender: 'male',
  age,
  ...rest,
})

const PEOPLE: Readonly<Record<Brand, readonly Sketch[]>> = {
  default: [
    ['lena', woman(33)],
    ['ruben', man(38, { skin: 5 })],
    ['mirthe', woman(47)],
    ['anton', man(58)],
    ['yara', woman(29, { skin: 6 })],
    ['bas', man(31, { hair: 'red' })],
  ],
  she: [
    ['floor', woman(31)],
    ['imane', woman(36, { skin: 3 })],
    ['greet', woman(52)],
    ['joy', woman(28, { skin: 7 })],
    ['saar', woman(42, { hair: 'red' })],
    ['wen', woman(34)],
  ],
  bdsm: [
    ['raven', woman(34, { hair: 'black' })],
    ['dirk', man(44, { hair: 'bald' })],
    ['sol', woman(41, { skin: 5 })],
    ['jonas', man(36, { hair: 'black' })],
    ['kaat', woman(29)],
    ['milan', man(51, { body: 'athletic' })],
  ],
  bbw: [
    ['rosa', woman(34, { body: 'full' })],
    ['tessel', woman(41, { body: 'full', hair: 'blond' })],
    ['amina', woman(30, { body: 'full', skin: 6 })],
    ['hugo', man(43)],
    ['lotte', woman(27, { body: 'full' })],
    ['marga', woman(50, { body: 'full' })],
  ],
  gilf: [
    ['truus', woman(67)],
    ['henk', man(66)],
    ['elsbeth', woman(63, { skin: 4 })],
    ['gerrit', man(71)],
    ['ada', woman(70)],
    ['ineke', woman(61)],
  ],
  milf: [
    ['petra', woman(44)],
    ['sylvia', woman(48, { hair: 'dark-brown' })],
    ['fatou', woman(42, { skin: 7 })],
    ['mark', man(46)],
    ['ilse', woman(51)],
    ['nadia', woman(45, { skin: 3 })],
  ],
  gay: [
    ['thijmen', man(32)],
    ['omar', man(37, { skin: 4 })],
    ['wim', man(55)],
    ['kwame', man(29, { skin: 7 })],
    ['pieter', man(43, { hair: 'red' })],
    ['luca', man(34, { hair: 'black' })],
  ],
}

for (const brand of BRANDS) {
  for (const [at, [seed, traits]] of PEOPLE[brand].entries()) {
    const drawn = Buffer.from(portrait(`lander-${seed}`, traits))
    for (const [end, size] of Object.entries(SIZES))
      await sharp(drawn)
        .resize(size)
        .avif({ quality: 50, effort: 6 })
        .toFile(`${FOLDER}${brand}-${at + 1}${end}.avif`)
  }
}
