import { useQuery } from '@tanstack/react-query'
import { ActivateLink } from './activate-link.tsx'
import { linkQuery } from './link-query.ts'
import { PressLink } from './press-link.tsx'
import { ResetLink } from './reset-link.tsx'
import { SpentLink } from './spent-link.tsx'

/** What a mailed link is for: says what its button will do, and does it only then. */
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
    case 'unsubscribe':
      return <PressLink purpose={purpose} token={token} />
  }
}
