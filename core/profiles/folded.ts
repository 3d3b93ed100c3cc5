/** Letters and signs of other scripts that look like a Latin one, beside it (after Unicode's UTS 39). */
const LOOKALIKES =
  'aаαɑᴀ@4 bвβʙ cсϲᴄ dԁđᴅ eеεёᴇ3 fғꜰ gɡɢ hнһηħʜ iіιıɩɪ1!|ӏ jјᴊ kкκᴋ lłʟ mмμᴍ nνոɴ oоοօσø0ᴏ pрρᴘ qԛ rʀ sѕꜱ5$ tтτᴛ7 uսυᴜ vѵᴠ wԝωᴡ xхχ yуγʏ zζᴢ'

const LATIN: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.split(' ').flatMap(([latin = '', ...others]) =>
    others.map((other) => [other, latin] as const),
  ),
)

/** A text without accents, capitals and the forms in which one sign can be written: what is meant by it. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKC')

/** A folded text as it looks at a glance, in Latin letters where others look like them. */
export const latinLook = (text: string): string =>
  [...text].map((character) => LATIN.get(character) ?? character).join('')

/** Digits that no normal form knows: ringed in black, and those that words are written with. */
const RINGED = '❶❷❸❹❺❻❼❽❾➀➁➂➃➄➅➆➇➈➊➋➌➍➎➏➐➑➒⓵⓶⓷⓸⓹⓺⓻⓼⓽'
const COUNTED = '零一二三四五六七八九'

/** The digit that a character is in whatever script or ring; `null` when it is none. */
export function digitIn(character: string): number | null {
  if (/\p{Nd}/u.test(character)) return placeInTen(character.codePointAt(0) ?? 0)
  const ringed = RINGED.indexOf(character)
  if (ringed >= 0) return (ringed % 9) + 1
  const counted = COUNTED.indexOf(character)
  if (counted >= 0) return counted
  return '〇⓿⓪'.includes(character) ? 0 : null
}

/** Every script has its ten digits in a row, from nought up. */
function placeInTen(code: number): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}
