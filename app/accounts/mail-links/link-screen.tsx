import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isLinkToken } from '#core/accounts/links/link-token.ts'
import { ActivateLink } from './activate-link.tsx'
import { linkQuery } from './link-query.ts'
import { PressLink } from './press-link.tsx'
import { ResetLink } from './reset-link.tsx'
import { SpentLink } from './spent-link.tsx'
import { UnsubscribeLink } from './unsubscribe-link.tsx'

export type LinkScreenProps = {
  readonly token: string
  /** The page of a link that was never sent, or was forgotten. */
  readonly unknown?: ReactNode
}

/** Shows what a mailed link does; a button does it. */
export function LinkScreen({ token, unknown = null }: LinkScreenProps) {
  const { data: link } = useQuery({ ...linkQuery(token), enabled: isLinkToken(token) })
  if (!link) return unknown
  const { purpose, state } = link
  if (state !== 'usable') return <SpentLink purpose={purpose} state={state} token={token} />
  switch (purpose) {
    case 'activate':
      return <ActivateLink token={token} />
    case 'reset':
      return <ResetLink token={token} />
    case 'change-mail':
    case 'reactivate':
      return <PressLink purpose={purpose} token={token} />
    default:
      return <UnsubscribeLink purpose={purpose} token={token} />
  }
}
