/** Sentences of a text, a new line ending one too; trimmed, in their order, each found when it is asked for. */
export function* sentencesOf(text: string): Generator<string> {
  for (const line of text.split('\n')) {
    for (const sentence of sentencesIn(line)) if (sentence !== '') yield sentence
  }
}

/** What ends a sentence, also with a quotation mark behind it. */
const END = /[.!?…؟]+(?:["'”’»)]|\s»)*\s+/gu
/** What begins one: no small letter. */
const BEGINNING = /^["'“„«»¿¡(]*[^\p{Ll}\s]/u

/** Longer than any abbreviation: what stands before it is not looked at, or a text of full stops would take seconds. */
const LONGEST_SHORT = 24

/** Sentences of a line. A full stop in a number, a time or an abbreviation ends none. */
function* sentencesIn(line: string): Generator<string> {
  let from = 0
  for (const { 0: end, index } of line.matchAll(END)) {
    const next = index + end.length
    const after = line.slice(next, next + LONGEST_SHORT)
    const before = line.slice(Math.max(from, index - LONGEST_SHORT), index)
    const shortened = /^\.\s/.test(end) && isShortened(before, after)
    if (!BEGINNING.test(after) || shortened) continue
    yield line.slice(from, next).trim()
    from = next
  }
  yield line.slice(from).trim()
}

/** Abbreviations in the site's languages: before a name, and before a number only. */
const BEFORE_NAME =
  'dr|drs|mr|mrs|ms|prof|dipl|ing|st|ste|sr|sra|srta|hr|fr|ul|bzw|evtl|inkl|incl|ggf|sog|bijv|vgl'
const BEFORE_NUMBER =
  'nr|no|kl|klo|ca|ok|max|maks|min|tel|tlf|puh|geb|gest|ur|synt|jg|bj|str|art|vol|ev'
/** No abbreviation is what an apostrophe shortened: "It isn’t." */
const SHORT_WORD = new RegExp(
  `(?<![\\p{L}\\d]|\\p{L}['’](?=[dmst]$))(?:${BEFORE_NAME}|\\p{L}|\\p{L}{1,3}(?:\\.\\p{L}{1,3})+)$`,
  'iu',
)
const SHORT_BEFORE_NUMBER = new RegExp(`(?<![\\p{L}\\d])(?:${BEFORE_NUMBER})$`, 'iu')
/** German writes the day with a full stop and the month with a capital. */
const MONTH = /^(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu

const isShortened = (before: string, after: string): boolean =>
  SHORT_WORD.test(before) ||
  (/^\d/.test(after) && SHORT_BEFORE_NUMBER.test(before)) ||
  (/(?<!\d)\d{1,2}$/.test(before) && (MONTH.test(after) || /^\d/.test(after)))

/** Whether it ends in letters with full stops, such as "u.v.m.": the last one belongs to them. */
export const endsShortened = (sentence: string): boolean => /\p{L}\.\p{L}{1,3}\.$/u.test(sentence)
