/**
 * Format characters that are pasted along and show nothing: dropped. Not joiners and tags, of which some letters and
 * flags consist.
 */
const UNSEEN = /[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]--[\u200c\u200d\u{e0000}-\u{e007f}]]/gv
/** Joiners that join nothing: in front, at the end, and where letters are never joined. */
const LOOSE_JOINERS =
  /^[\u200c\u200d]+|[\u200c\u200d]+$|(?<=[\s\p{N}\p{P}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\u200c\u200d]+/gu
/** Normalises a name: single spaces, and nothing that shows nothing. All that is seen stays as typed. */
export const normalizeName = (typed: string): string =>
  typed.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim().replace(LOOSE_JOINERS, '')
