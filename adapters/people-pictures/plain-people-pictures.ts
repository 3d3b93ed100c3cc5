import { dataAddress } from '#adapters/shared/data-address.ts'
import type { PeoplePictures } from '#core/profiles/ports.ts'
import { inMarkup, isSettable } from './lettering.ts'
import { peoplePictures, type SetText } from './people-pictures.ts'

const SVG = 'image/svg+xml'

/** Pictures of people as SVG, for the mocks in a browser and for tests: photos stay as they are, and no letter is measured. */
export const plainPeoplePictures: PeoplePictures = peoplePictures({
  face: async (photo) => photo,
  embed: async (photo) => dataAddress(photo),
  set: async (text, { size, colour, width }) =>
    isSettable(text) ? setRows(rowsOf(text, width / (size / 2)), size, colour) : null,
  render: async (svg) => ({ bytes: new TextEncoder().encode(svg), type: SVG }),
})

/** Rows of whole words, of about that many letters. */
function rowsOf(text: string, letters: number): readonly string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const row = rows.at(-1)
    if (row !== undefined && row.length + word.length < letters)
      rows[rows.length - 1] = `${row} ${word}`
    else rows.push(word)
  }
  return rows
}

function setRows(rows: readonly string[], size: number, colour: string): SetText {
  const leading = size * 1.2
  const widest = Math.max(...rows.map(({ length }) => length))
  return {
    width: (widest * size) / 2,
    height: rows.length * leading,
    at: (x, y) =>
      rows
        .map(
          (row, at) =>
            `<text x="${x}" y="${y + at * leading + size}" font-family="Fraunces, Georgia, serif" font-size="${size}" fill="${colour}">${inMarkup(row)}</text>`,
        )
        .join(''),
  }
}
