import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { AllowanceLine } from '../../accounts/account/allowance-line.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { allowanceQuery } from '../../profiles/members/queries.ts'
import type { EncounterMember } from './encounter.machine.ts'
import { MeetingComposer } from './meeting-composer.tsx'
import { useWriteWords } from './use-write-words.ts'

export type EncounterActionsProps = {
  readonly met: EncounterMember
  readonly onProfile: () => void
  readonly onWrite: () => void
  /** A message from here goes to this conversation. */
  readonly onSent: (conversation: string) => void
}

/**
 * The composer to whom it is mutual, else a way to it, with the price and what a free member may still start; and the profile,
 * which is all that a suggestion has.
 */
export function EncounterActions({
  met: { kind, card },
  onProfile,
  onWrite,
  onSent,
}: EncounterActionsProps) {
  const { t } = useTranslation('likes')
  const writeTo = useWriteWords()
  const mutual = kind === 'match'
  const { data: user } = useQuery(userQuery)
  const { data } = useQuery({
    ...allowanceQuery(card.id),
    enabled: kind !== 'suggestion' && user?.paid_user === false,
  })
  const allowance = data?.allowance ?? null
  const writes = kind !== 'suggestion' && allowance?.left !== 0
  const profile = t('met.profile', { name: card.name })
  // Opens the profile as the face does; in a new tab it is the browser's.
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onProfile()
  }
  if (mutual) {
    return (
      <Stack gap="s">
        {user && writes && (
          <MeetingComposer user={user} card={card} onSent={onSent} onGone={onProfile} />
        )}
        <AllowanceLine allowance={allowance} to={card} align="center" />
        <Inline justify="center">
          <Link asChild alone>
            <RouterLink to="/members/$id" params={{ id: card.id }} onClick={follow}>
              {profile}
            </RouterLink>
          </Link>
        </Inline>
      </Stack>
    )
  }
  return (
    <Stack gap="s">
      <Inline gap="s" justify="center">
        <Button tone="ember" onClick={onProfile}>
          {profile}
        </Button>
        {writes && (
          <Button tone="quiet" icon="message" onClick={onWrite}>
            {writeTo(card.name)}
          </Button>
        )}
      </Inline>
      <AllowanceLine allowance={allowance} to={card} align="center" />
    </Stack>
  )
}
