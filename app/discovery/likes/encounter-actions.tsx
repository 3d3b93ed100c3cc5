import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AnswerField } from '#ui/patterns/answer-field/answer-field.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { AllowanceLine } from '../../accounts/account/allowance-line.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { allowanceQuery } from '../../profiles/members/queries.ts'
import type { EncounterMember } from './encounter.machine.ts'
import { useMessagePrice, useWriteWords } from './use-write-words.ts'

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
  const { t } = useTranslation(['likes', 'members', 'common'])
  const writeTo = useWriteWords()
  const price = useMessagePrice()
  const mutual = kind === 'match'
  const { data: user } = useQuery(userQuery)
  const { data } = useQuery({
    ...allowanceQuery(card.id),
    enabled: kind !== 'suggestion' && user?.paid_user === false,
  })
  const allowance = data?.allowance ?? null
  const writes = kind !== 'suggestion' && allowance?.left !== 0
  const profile = t('met.profile', { name: card.name })
  if (mutual) {
    return (
      <Stack gap="s" align="center">
        {writes && (
          <AnswerField to={<button type="button" onClick={onWrite} />} price={price}>
            {t(card.line ? 'members:line.answer-field' : 'members:profile.write-field', {
              name: card.name,
            })}
          </AnswerField>
        )}
        <AllowanceLine allowance={allowance} align="center" />
        <Button tone="bare" onClick={onProfile}>
          {profile}
        </Button>
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
      <AllowanceLine allowance={allowance} align="center" />
    </Stack>
  )
}
