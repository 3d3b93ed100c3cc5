import { useQuery } from '@tanstack/react-query'
import { ActivateLink } from './activate-link.tsx'
import { linkQuery } from './link-query.ts'
import { PressLink } from './press-link.tsx'
import { ResetLink } from './reset-link.tsx'
import { SpentLink } from './spent-link.tsx'
import { UnsubscribeLink } from './unsubscribe-link.tsx'

/** Shows what a mailed link does; a button does it. */
export function LinkScreen({ token }: { readonly token: string }) {
  const { data: link } = useQuery(linkQuery(token))
  if (!link) return null
  const { purpose, state } = link
  if (state !== 'usable') return <SpentLink purpose={purpose} state={state} />
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
