import type { Brand } from '#core/site/settings.ts'
import type { PortraitTraits, Shot } from '#ui/art/portrait/portrait.ts'

/** A person: seed and traits of the portrait, and where and how it is made. */
export type Sketch = readonly [seed: string, traits: PortraitTraits, shot: Shot]

const at = (place: string, stance: Shot['stance']): Shot => ({ place, stance })

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
    ['lander-lena', woman(33), at('canal', 'aside')],
    ['lander-ruben', man(38, { skin: 5 }), at('cafe', 'coffee')],
    ['lander-mirthe', woman(47), at('dunes', 'near')],
    ['lander-anton', man(58), at('park', 'dog')],
    ['lander-yara', woman(29, { skin: 6 }), at('kitchen', 'cup')],
    ['lander-bas', man(31, { hair: 'red' }), at('tulips', 'cycling')],
  ],
  she: [
    ['lander-floor', woman(31), at('lights', 'near')],
    ['lander-imane', woman(36, { skin: 3 }), at('window', 'coffee')],
    ['lander-greet', woman(52), at('books', 'reading')],
    ['lander-joy', woman(28, { skin: 7 }), at('sea', 'hair')],
    ['lander-saar', woman(42, { hair: 'red' }), at('kitchen', 'cup')],
    ['lander-wen', woman(34), at('dusk', 'phone')],
  ],
  bdsm: [
    [
      'lander-raven',
      woman(34, { hair: 'black', gear: 'leather', religious: false }),
      at('dusk', 'aside'),
    ],
    [
      'lander-dirk',
      man(44, { hair: 'bald', gear: 'leather', religious: false }),
      at('shapes', 'crossed'),
    ],
    ['lander-sol', woman(41, { skin: 5, religious: false }), at('arch', 'chin')],
    [
      'lander-jonas',
      man(36, { hair: 'black', gear: 'harness', religious: false }),
      at('records', 'pockets'),
    ],
    ['lander-kaat', woman(29, { gear: 'harness', religious: false }), at('lights', 'hip')],
    ['lander-milan', man(51, { body: 'athletic', religious: false }), at('books', 'cup')],
  ],
  bbw: [
    ['lander-rosa', woman(34, { body: 'full', religious: false }), at('arch', 'hip')],
    [
      'lander-tessel',
      woman(41, { body: 'full', hair: 'blond', religious: false }),
      at('sea', 'hair'),
    ],
    [
      'lander-amina',
      woman(30, { body: 'full', skin: 6, religious: false }),
      at('window', 'flowers'),
    ],
    ['lander-hugo', man(43, { religious: false }), at('park', 'cycling')],
    ['lander-lotte', woman(27, { body: 'full', religious: false }), at('bunting', 'wave')],
    ['lander-marga', woman(50, { body: 'full', religious: false }), at('kitchen', 'coffee')],
  ],
  gilf: [
    ['lander-truus', woman(67, { religious: false }), at('park', 'flowers')],
    ['lander-henk', man(66, { religious: false }), at('kitchen', 'cup')],
    ['lander-elsbeth', woman(63, { skin: 4, religious: false }), at('window', 'reading')],
    ['lander-gerrit', man(71, { religious: false }), at('canal', 'cycling')],
    ['lander-ada', woman(70, { religious: false }), at('books', 'chin')],
    ['lander-ineke', woman(61, { religious: false }), at('dunes', 'dog')],
  ],
  milf: [
    ['lander-petra', woman(44, { religious: false }), at('canal', 'aside')],
    [
      'lander-sylvia',
      woman(48, { hair: 'dark-brown', religious: false }),
      at('kitchen', 'crossed'),
    ],
    ['lander-fatou', woman(42, { skin: 7, religious: false }), at('arch', 'near')],
    ['lander-mark', man(46, { religious: false }), at('cafe', 'coffee')],
    ['lander-ilse', woman(51, { religious: false }), at('dunes', 'hair')],
    ['lander-nadia', woman(45, { skin: 3, religious: false }), at('dusk', 'phone')],
  ],
  gay: [
    ['lander-thijmen', man(32), at('dusk', 'aside')],
    ['lander-omar', man(37, { skin: 4 }), at('records', 'crossed')],
    ['lander-wim', man(55), at('park', 'dog')],
    ['lander-kwame', man(29, { skin: 7 }), at('shapes', 'near')],
    ['lander-pieter', man(43, { hair: 'red' }), at('canal', 'cycling')],
    ['lander-luca', man(34, { hair: 'black' }), at('cafe', 'cup')],
  ],
}

/** Somebody of a brand's people, near enough to be seen in a stroke of the mark. */
function near(brand: Brand, nth: number, place: string): Sketch {
  const [seed, traits] = PEOPLE[brand][nth - 1] ?? ['', woman(30), at(place, 'bust')]
  return [seed, traits, at(place, 'bust')]
}

/** Two people of each brand who look at each other, the first to the right. */
export const PAIRS: Readonly<Record<Brand, readonly [Sketch, Sketch]>> = {
  default: [near('default', 1, 'canal'), near('default', 2, 'cafe')],
  she: [near('she', 1, 'lights'), ['lander-jelle', man(35), at('books', 'bust')]],
  bdsm: [near('bdsm', 1, 'dusk'), near('bdsm', 2, 'shapes')],
  bbw: [near('bbw', 2, 'sea'), near('bbw', 4, 'park')],
  gilf: [near('gilf', 4, 'canal'), near('gilf', 1, 'park')],
  milf: [near('milf', 1, 'canal'), near('milf', 4, 'cafe')],
  gay: [near('gay', 1, 'dusk'), near('gay', 2, 'records')],
}
