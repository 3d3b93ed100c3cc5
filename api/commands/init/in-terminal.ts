import type { Env } from '../../server/env.ts'
import { UsageError } from '../command.ts'
import { type Answers, answer } from './answers.ts'
import { askGroup } from './ask-answers.ts'
import { type Asker, Stopped } from './asker.ts'
import { writeWhole } from './env-file.ts'
import { keptPathIn } from './installed.ts'
import type { InitOptions } from './options.ts'
import { isDone, type Place, placeIn, placeOf } from './place.ts'
import { GROUPS } from './questions.ts'
import type { World } from './try.ts'

/** All answers, and how many were typed. */
type Asked = { readonly place: Place; readonly answers: Answers; readonly inputs: number }

/**
 * Asks everything that an install lacks; only the place of one that lacks nothing. Each right answer is kept in the
 * folder until the end: broken off, the next run goes on with them.
 */
export async function askInTerminal(
  options: InitOptions,
  { asker, env, world }: { readonly asker: Asker; readonly env: Env; readonly world: World },
): Promise<Asked | { readonly done: Place }> {
  const { counting, inputs } = counted(asker)
  const using = { asker: counting, world: { ...world, typed: counting.askLine } }
  let answers = placeIn(env)
  let keptIn: string | null = null
  const save = async (next: Answers) => {
    answers = next
    if (keptIn !== null) await writeWhole(keptIn, `${JSON.stringify(next, null, 2)}\n`)
  }
  try {
    let place = await placeOf(options, answers)
    if (isDone(place, options.again)) return { done: place }
    if (!place.known.has('place')) {
      // Only then it is known where to look for what is there.
      answers = await askGroup(groupNamed('place'), answers, { ...using, save })
      place = await placeOf(options, answers)
      if (isDone(place, options.again)) return { done: place }
    }
    answers = { ...place.kept, ...answers, ...place.set }
    keptIn = keptPathIn(answer(answers, 'data_dir'))
    if (place.kept)
      asker.note(
        `Answers of an earlier run are taken from ${keptIn}; without it all is asked anew.`,
      )
    for (const group of GROUPS) {
      if (group.name === 'place' || place.known.has(group.name)) continue
      answers = await askGroup(group, answers, { ...using, save })
    }
    return { place, answers, inputs: inputs() }
  } catch (thrown) {
    if (!(thrown instanceof Stopped)) throw thrown
    throw new UsageError(
      keptIn === null
        ? 'stopped, and nothing is written.'
        : `stopped. The answers so far are kept in ${keptIn}: bun run init goes on with them.`,
    )
  }
}

function groupNamed(name: (typeof GROUPS)[number]['name']) {
  const group = GROUPS.find((one) => one.name === name)
  if (!group) throw new Error(`nothing is asked about ${name}`)
  return group
}

/** The same asker, and how often it asked. */
function counted(asker: Asker) {
  let inputs = 0
  const counting: Asker = {
    ...asker,
    ask: (question, initial) => {
      inputs += 1
      return asker.ask(question, initial)
    },
    askLine: (words) => {
      inputs += 1
      return asker.askLine(words)
    },
  }
  return { counting, inputs: () => inputs }
}
