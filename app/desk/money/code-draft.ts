import { CODE_PERCENTAGE } from '#core/money/discounts/new-code.ts'
import { amountIn } from './typed-amount.ts'

/** What an operator typed of a new code. */
export const NO_CODE = {
  id: '',
  code: '',
  kind: 'percentage',
  percentage: '',
  amount: '',
  currency: '',
  minimum: '',
  country: '',
  member: '',
  expires: '',
  validity: 'once-per-user',
  methods: '',
}
export type CodeDraft = Readonly<Record<keyof typeof NO_CODE, string>>

/** The fields of a new code, as the API names them in a refusal. */
export const CODE_FIELDS = [
  'code',
  'percentage',
  'amount',
  'currency',
  'minimum',
  'country',
  'member',
  'expires',
  'methods',
] as const
export type CodeField = (typeof CODE_FIELDS)[number]
export type CodeProblem = 'missing' | 'percentage' | 'money'
export type CodeProblems = Readonly<Partial<Record<CodeField, CodeProblem>>>

export const VALIDITIES = ['once-per-user', 'once', 'unlimited'] as const

/** The methods of a draft, which keeps texts only. */
export const methodsIn = ({ methods }: Pick<CodeDraft, 'methods'>): readonly string[] =>
  methods === '' ? [] : methods.split(',')

/** What is typed as the API takes it; or what is missing, or cannot be read, by field. */
export function codeIn(draft: CodeDraft) {
  const problems: Partial<Record<CodeField, CodeProblem>> = {}
  const isAmount = draft.kind === 'amount'
  const wanted = { missing: draft.code.trim() === '' }
  if (wanted.missing) problems.code = 'missing'
  const percentage = isAmount ? null : percentageIn(draft.percentage)
  if (!isAmount && percentage === null) problems.percentage = 'percentage'
  const needsCurrency = isAmount || draft.minimum.trim() !== ''
  if (needsCurrency && draft.currency === '') problems.currency = 'missing'
  const money = (typed: string) =>
    draft.currency === '' ? amountIn(typed, 'EUR') : amountIn(typed, draft.currency)
  const amount = isAmount ? money(draft.amount) : null
  if (isAmount && amount === null) problems.amount = 'money'
  const minimum = draft.minimum.trim() === '' ? 0 : money(draft.minimum)
  if (minimum === null) problems.minimum = 'money'
  const expires = endOf(draft.expires)
  const body = {
    code: draft.code.trim(),
    percentage,
    amount,
    currency: draft.currency || null,
    minimum: minimum ?? 0,
    country: draft.country || null,
    member: draft.member.trim() || null,
    expires,
    validity: VALIDITIES.find((one) => one === draft.validity) ?? 'once-per-user',
    payment_methods: [...methodsIn(draft)],
  }
  return Object.keys(problems).length > 0 ? { problems, body: null } : { problems, body }
}

function percentageIn(typed: string): number | null {
  const text = typed.replace(/[\s%]/g, '')
  const value = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return value >= CODE_PERCENTAGE.least && value <= CODE_PERCENTAGE.most ? value : null
}

/** The end of a day where the operator is: the code is valid on that day too. */
function endOf(day: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + 1).toISOString()
}
