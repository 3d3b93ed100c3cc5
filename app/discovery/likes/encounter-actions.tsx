import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { AllowanceLine } from '../../accounts/account/allowance-line.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { allowanceQuery } from '../../profiles/members/queries.ts'
import type { EncounterMember } from './encounter.machine.ts'
import { useWriteWords } from './use-write-words.ts'

export type EncounterActionsProps = {
  readonly met: EncounterMember
  readonly onProfile: () => void
  readonly onWrite: () => void
}

/** Write, with its price and what a free member may still start, and the profile; a suggestion only has the latter. */
export function EncounterActions({
  met: { kind, card },
  onProfile,
  onWrite,
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
  const write = kind !== 'suggestion' && allowance?.left !== 0 && (
    <Button tone={mutual ? 'ember' : 'quiet'} icon="message" onClick={onWrite}>
      {writeTo(card.name)}
    </Button>
  )
  return (
    <Stack gap="s">
      <Inline gap="s" justify="center">
        {mutual && write}
        <Button tone={mutual && write ? 'quiet' : 'ember'} onClick={onProfile}>
          {t('met.profile', { name: card.name })}
        </Button>
        {!mutual && write}
      </Inline>
      <AllowanceLine allowance={allowance} align="center" />
    </Stack>
  )
}
