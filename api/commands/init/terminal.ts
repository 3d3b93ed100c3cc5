import { isCancel, log, multiselect, password, select, text } from '@clack/prompts'
import { listOf } from './answers.ts'
import { type Asker, Stopped } from './asker.ts'
import type { Question } from './questions.ts'

/** Questions in a terminal. */
export const terminalAsker: Asker = {
  ask: async (question, initial) => {
    const answered = await asked(question, initial)
    if (isCancel(answered)) throw new Stopped()
    return Array.isArray(answered) ? answered.join(', ') : String(answered ?? '').trim()
  },
  async askLine(message) {
    const answered = await text({ message, defaultValue: '' })
    if (isCancel(answered)) throw new Stopped()
    return String(answered ?? '').trim()
  },
  refuse: (words) => log.error(words),
  note: (words) => log.info(words),
}

function asked({ asks, hint, kind, choices = [] }: Question, initial: string) {
  const message = hint ? `${asks} (${hint})` : asks
  const options = choices.map((value) => ({ value, label: value }))
  if (kind === 'secret') return password({ message })
  if (kind === 'one')
    return select<string>({ message, options, ...(initial && { initialValue: initial }) })
  if (kind === 'some')
    return multiselect<string>({
      message,
      options,
      initialValues: [...listOf(initial)],
      maxItems: 12,
    })
  return text({ message, initialValue: initial, defaultValue: '' })
}
