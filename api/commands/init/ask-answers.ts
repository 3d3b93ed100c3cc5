import { type Answers, answer, KEYS, type Key } from './answers.ts'
import type { Asker } from './asker.ts'
import { PLACEHOLDER } from './checks.ts'
import type { Place } from './place.ts'
import { GROUPS, type Group, type Question } from './questions.ts'
import type { World } from './try.ts'
import { TRIES } from './try-answers.ts'

/** A question and what is wrong with its answer, for who wrote it. */
const refusal = (key: Key, fault: string): string => `${key}: ${fault}`

/**
 * Asks a group of questions, each until its answer is right, and all of them again where what they say does not work.
 * `save` is called with each right answer; saved ones are not asked again while they are right.
 */
export async function askGroup(
  { name, questions }: Group,
  before: Answers,
  {
    asker,
    world,
    save,
  }: {
    readonly asker: Asker
    readonly world: World
    readonly save: (answers: Answers) => Promise<void>
  },
): Promise<Answers> {
  let answers = before
  for (let round = 0; ; round += 1) {
    for (const question of questions) {
      const { key, when, fault } = question
      if (when?.(answers) === false) continue
      const known = answers[key]
      if (round === 0 && known !== undefined && fault(known, answers) === null) continue
      answers = { ...answers, [key]: await askOne(question, answers, asker) }
      await save(answers)
    }
    const tried = await TRIES[name]?.(answers, world)
    for (const note of tried?.notes ?? []) asker.note(note)
    if (!tried || tried.fault === null) return answers
    asker.refuse(tried.fault)
  }
}

async function askOne(question: Question, answers: Answers, asker: Asker): Promise<string> {
  let typed = answers[question.key] ?? question.unset?.(answers) ?? ''
  for (;;) {
    typed = await asker.ask(question, typed)
    const fault = question.fault(typed, answers)
    if (fault === null) return typed
    asker.refuse(refusal(question.key, fault))
  }
}

type Read = {
  readonly answers: Answers
  /** What came up while they were tried out. */
  readonly notes: readonly string[]
  /** Everything that is wrong; nothing is tried out before all of the file reads well. */
  readonly faults: readonly string[]
}

/** The answers of a file for what a place lacks. */
export async function readAnswers(
  given: Readonly<Record<string, unknown>>,
  { known, set }: Pick<Place, 'known' | 'set'>,
  world: World,
): Promise<Read> {
  const groups = GROUPS.filter(({ name }) => !known.has(name))
  const strange = Object.keys(given).filter((key) => !KEYS.some((one) => one === key))
  const faults = strange.map((key) => `${key}: is asked nowhere`)
  let answers = set
  for (const { key, when, unset, fault } of groups.flatMap(({ questions }) => questions)) {
    if (when?.(answers) === false) continue
    const text = textOf(given[key]) ?? unset?.(answers) ?? ''
    const wrong = fault(text, answers)
    if (wrong !== null) faults.push(refusal(key, wrong))
    answers = { ...answers, [key]: text }
  }
  const notes: string[] = []
  for (const { name } of faults.length > 0 ? [] : groups) {
    const tried = await TRIES[name]?.(answers, world)
    notes.push(...(tried?.notes ?? []))
    if (tried?.fault) faults.push(tried.fault)
  }
  return { answers, notes, faults }
}

/** A value of the file as it would be typed. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim()
}

const exampleOf = (hint = ''): string => `${PLACEHOLDER} ${hint}`.trim()

/** The shape of the file: every key with its default, or an example of what only the operator knows. */
export function shapeOf(): string {
  const shape: Record<string, string> = {}
  let answers: Answers = { domain: 'dating.example', countries: 'NL', language: 'en' }
  for (const { key, hint, unset, choices } of GROUPS.flatMap(({ questions }) => questions)) {
    const text = unset?.(answers) ?? (choices ? choices.join(' | ') : exampleOf(hint))
    shape[key] = text
    answers = { ...answers, [key]: answer(answers, key) || text }
  }
  return JSON.stringify(shape, null, 2)
}
