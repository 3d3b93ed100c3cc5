import { singleLine } from '#adapters/shared/single-line.ts'
import type { LetterFacts } from '#core/notifications/letters.ts'
import { isIllegalContent } from '#core/safety/complaints/illegal-content.ts'
import { isNoAction } from '#core/safety/report.ts'
import { day, moment, type Reader } from './formats.ts'
import type { Row, Say } from './row.ts'

/** A receipt contains the whole complaint: text, sender and time, as far as its recipient is known to be the sender. */
export function complaintRows(
  { complaint, complaintNumber }: LetterFacts['complaint'],
  reader: Reader,
  say: Say,
): readonly Row[] {
  const { kind, about, name, email, words, filedAt } = complaint
  const rows = [
    { label: say('row.number'), value: complaintNumber },
    { label: say('row.date'), value: moment(filedAt, reader) },
    { label: say('row.topic'), value: say(`topic.${kind}`) },
    { label: say('row.about'), value: singleLine(about) },
    { label: say('row.from'), value: [singleLine(name), email].filter(Boolean).join(', ') },
    { label: say('row.words'), value: singleLine(words) },
    { label: say('row.statement'), value: isIllegalContent(kind) ? say('good-faith') : '' },
  ]
  return rows.filter(({ value }) => value !== '')
}

/** What names an answered complaint; nothing of what its sender wrote. */
export const answerRows = (
  { complaint: { kind, filedAt }, complaintNumber }: LetterFacts['complaint-answered'],
  reader: Reader,
  say: Say,
): readonly Row[] => [
  { label: say('row.number'), value: complaintNumber },
  { label: say('row.date'), value: moment(filedAt, reader) },
  { label: say('row.topic'), value: say(`topic.${kind}`) },
]

/** What a report is about; nothing of what was written. */
export const reportRows = (
  { report, reportNumber }: LetterFacts['report-desk'],
  reader: Reader,
  say: Say,
): readonly Row[] => [
  { label: say('row.number'), value: reportNumber },
  { label: say('row.date'), value: moment(report.at, reader) },
  { label: say('row.topic'), value: say(`reason.${report.reason}`) },
]

/** The same with what was decided on it and why, to its reporter. */
export function decisionRows(
  { decision: { outcome, grounds }, ...about }: LetterFacts['report-decided'],
  reader: Reader,
  say: Say,
): readonly Row[] {
  return [
    ...reportRows(about, reader, say),
    { label: say('row.outcome'), value: say(`outcome.${outcome}`) },
    isNoAction(grounds)
      ? { label: say('row.reason'), value: say(`grounds.${grounds}`) }
      : { label: say('row.rule'), value: say(`rule.${grounds}`) },
  ]
}

/** Which photo was refused, and why. */
export const photoRows = (
  { photo: { place, reason, at } }: LetterFacts['photo-refused'],
  reader: Reader,
  say: Say,
): readonly Row[] => [
  { label: say('row.photo'), value: say(`photo-of.${place}`, { date: day(at, reader) }) },
  { label: say('row.reason'), value: say(`photo-reason.${reason}`) },
]

/** A restriction of an account, with its reasons. */
export function restrictionRows(
  { decision: { number, rule, facts, reported, at } }: LetterFacts['account-banned'],
  reader: Reader,
  say: Say,
): readonly Row[] {
  const broken = rule && [
    { label: say('row.rule'), value: say(`rule.${rule}`) },
    { label: say('row.occasion'), value: say(reported ? 'occasion.report' : 'occasion.own') },
  ]
  return [
    { label: say('row.number'), value: number },
    { label: say('row.date'), value: moment(at, reader) },
    ...(broken ?? []),
    { label: say('row.facts'), value: singleLine(facts) },
  ]
}
