import { expect, test } from 'bun:test'
import { formatIn } from '#app/shared/use-format.ts'

test.each([
  [
    'sv-SE',
    ['Örebro', 'Åland', 'Skåne', 'Västra Götaland'],
    'Skåne, Västra Götaland, Åland, Örebro',
  ],
  ['en-GB', ['Örebro', 'Åland', 'Skåne'], 'Åland, Örebro, Skåne'],
  ['nb-NO', ['Østfold', 'Ålesund', 'Ærø', 'Viken'], 'Viken, Ærø, Østfold, Ålesund'],
  [
    'pl-PL',
    ['Łódzkie', 'Lubuskie', 'Śląskie', 'Mazowieckie'],
    'Lubuskie, Łódzkie, Mazowieckie, Śląskie',
  ],
])('names are listed in the alphabet of %s', (locale, names, listed) => {
  expect(names.toSorted(formatIn(locale).compare).join(', ')).toBe(listed)
})
