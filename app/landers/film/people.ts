import type { Brand } from '#core/site/settings.ts'
import type { PortraitTraits } from '#ui/art/portrait/portrait.ts'

/** A person: seed and traits of the portrait. */
export type Sketch = readonly [seed: string, traits: PortraitTraits]

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

/** People on the landers of each brand. */
export const PEOPLE: Readonly<Record<Brand, readonly Sketch[]>> = {
  default: [
    ['lander-lena', woman(33)],
    ['lander-ruben', man(38, { skin: 5 })],
    ['lander-mirthe', woman(47)],
    ['lander-anton', man(58)],
    ['lander-yara', woman(29, { skin: 6 })],
    ['lander-bas', man(31, { hair: 'red' })],
  ],
  she: [
    ['lander-floor', woman(31)],
    ['lander-imane', woman(36, { skin: 3 })],
    ['lander-greet', woman(52)],
    ['lander-joy', woman(28, { skin: 7 })],
    ['lander-saar', woman(42, { hair: 'red' })],
    ['lander-wen', woman(34)],
  ],
  bdsm: [
    ['lander-raven', woman(34, { hair: 'black' })],
    ['lander-dirk', man(44, { hair: 'bald' })],
    ['lander-sol', woman(41, { skin: 5 })],
    ['lander-jonas', man(36, { hair: 'black' })],
    ['lander-kaat', woman(29)],
    ['lander-milan', man(51, { body: 'athletic' })],
  ],
  bbw: [
    ['lander-rosa', woman(34, { body: 'full' })],
    ['lander-tessel', woman(41, { body: 'full', hair: 'blond' })],
    ['lander-amina', woman(30, { body: 'full', skin: 6 })],
    ['lander-hugo', man(43)],
    ['lander-lotte', woman(27, { body: 'full' })],
    ['lander-marga', woman(50, { body: 'full' })],
  ],
  gilf: [
    ['lander-truus', woman(67)],
    ['lander-henk', man(66)],
    ['lander-elsbeth', woman(63, { skin: 4 })],
    ['lander-gerrit', man(71)],
    ['lander-ada', woman(70)],
    ['lander-ineke', woman(61)],
  ],
  milf: [
    ['lander-petra', woman(44)],
    ['lander-sylvia', woman(48, { hair: 'dark-brown' })],
    ['lander-fatou', woman(42, { skin: 7 })],
    ['lander-mark', man(46)],
    ['lander-ilse', woman(51)],
    ['lander-nadia', woman(45, { skin: 3 })],
  ],
  gay: [
    ['lander-thijmen', man(32)],
    ['lander-omar', man(37, { skin: 4 })],
    ['lander-wim', man(55)],
    ['lander-kwame', man(29, { skin: 7 })],
    ['lander-pieter', man(43, { hair: 'red' })],
    ['lander-luca', man(34, { hair: 'black' })],
  ],
}
