import { useSearch } from '@tanstack/react-router'
import { LOG_KINDS } from '#core/desk/log/read-log.ts'
import { useDeskNavigate } from '../desk-link.tsx'
import type { ActionChoice } from './queries.ts'

export const ALL_ACTIONS: ActionChoice = { action: null, operator: null }

/** The filter of the log, in the URL: back and reload keep it. */
export function useActionChoice(): readonly [ActionChoice, (choice: ActionChoice) => void] {
  const search: { readonly [name in keyof ActionChoice]?: unknown } = useSearch({ strict: false })
  const navigate = useDeskNavigate()
  const choice = {
    action: LOG_KINDS.find((kind) => kind === search.action) ?? null,
    operator: typeof search.operator === 'string' ? search.operator : null,
  }
  const choose = ({ action, operator }: ActionChoice) =>
    void navigate({
      to: '/desk/actions',
      search: { action: action ?? undefined, operator: operator ?? undefined },
      replace: true,
    })
  return [choice, choose]
}
