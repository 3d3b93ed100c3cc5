/**
 * Homoglyphs: characters of other scripts, and of phonetic notations, and the Latin letter they look like (after
 * Unicode's UTS 39).
 */
const LOOKALIKES = [
  'aаαɑᴀ@4ꓮᗩᗅ bвβʙɓꓐᗷᏴ cсϲᴄƈꓚᑕᏟ dԁđᴅɗɖꓓᗪᗞ eеεёᴇ3ɛꓰᎬ fғꜰƒꓝᖴ gɡɢɠꓖᏀ hнһηħʜɦꓧᕼᎻ iіιıɩɪ1!|ӏɨꓲᎥ',
  'jјᴊʝꓙᒍᎫ kкκᴋƙꓗᏦ lłʟɫɬɭꓡᒪᏞ mмμᴍɱꓟᗰᎷ nνոɴɲŋɳꓠᑎ oоοօσø0ᴏɵꓳ pрρᴘƥꓑᑭᏢ qԛʠ rʀɼɽɾꓣᖇᏒ sѕꜱ5$ʂꓢᔕᏚ',
  'tтτᴛ7ƭʈꓔᎢ uսυᴜʉʊꓴᑌ vѵᴠʋⱱⱴꝩꓦᐯᏙ wԝωᴡⱳꓪᗯᎳ xхχꓫ᙭ yуγʏƴꓬᎩ zζᴢƶʐʑꓜᏃ',
].join(' ')

const LATIN: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.split(' ').flatMap(([latin = '', ...others]) =>
    others.map((other) => [other, latin] as const),
  ),
)

/** Replaces homoglyphs in a folded text by the Latin letter they look like. */
export const replaceHomoglyphs = (text: string): string =>
  [...text].map((character) => LATIN.get(character) ?? character).join('')

/** Digits without a Unicode decomposition: negative circled and ideographic ones. */
const RINGED = '❶❷❸❹❺❻❼❽❾➀➁➂➃➄➅➆➇➈➊➋➌➍➎➏➐➑➒⓵⓶⓷⓸⓹⓺⓻⓼⓽'
const COUNTED = '零一二三四五六七八九'

/** The value of a digit in any script or enclosure; `null` if none. */
export function digitIn(character: string): number | null {
  if (/\p{Nd}/u.test(character)) return placeInTen(character.codePointAt(0) ?? 0)
  const ringed = RINGED.indexOf(character)
  if (ringed >= 0) return (ringed % 9) + 1
  const counted = COUNTED.indexOf(character)
  if (counted >= 0) return counted
  return '〇⓿⓪'.includes(character) ? 0 : null
}

/** Every script has its ten digits in a row, starting at 0. */
function placeInTen(code: number): number {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}
