import { useTranslation } from 'react-i18next'
import { errorOf } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { CodeDraft, CodeField, CodeProblems } from './code-draft.ts'
import { amountIn } from './typed-amount.ts'

/** An amount as an example of how one is typed. */
const EXAMPLE = 1250

/** What is wrong with a new code, in words at its field; and any other refusal. */
export function useCodeProblems(draft: CodeDraft) {
  const { t } = useTranslation('desk-money')
  const format = useFormat()
  const explain = useExplain()
  const currency = draft.currency || 'EUR'
  const example = format.money({ amount: EXAMPLE, currency })
  const least = format.money({ amount: 2 * (amountIn(draft.amount, currency) ?? 0), currency })

  function refused(thrown: unknown) {
    const error = thrown ? errorOf(thrown) : null
    if (error?.code === 'discount-code.invalid') {
      const { field, problem } = error
      const inPercent = field === 'percentage' && problem === 'out-of-range'
      const said = inPercent ? 'percentage' : WORDS[problem]
      const words = t(`problem.${said}`, { example, least })
      return { at: (asked: CodeField) => (asked === field ? words : undefined), words: null }
    }
    const atCode = error?.code === 'discount-code.taken'
    const words = thrown ? explain(thrown) : null
    return {
      at: (asked: CodeField) => (atCode && asked === 'code' ? (words ?? undefined) : undefined),
      words: atCode ? null : words,
    }
  }

  return {
    at: (field: CodeField, problems: CodeProblems): string | undefined => {
      const problem = problems[field]
      return problem && t(`problem.${problem}`, { example })
    },
    refused,
  }
}

/** The text of each problem. */
const WORDS = {
  missing: 'missing',
  unreadable: 'unreadable',
  reserved: 'reserved',
  both: 'percentage',
  'out-of-range': 'money',
  unknown: 'unknown',
  'too-low': 'too-low',
  past: 'past',
} as const
