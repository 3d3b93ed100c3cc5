import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AllowanceLeft } from '#core/chats/messages/free-allowance.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link as TextLink } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { storeWanted } from '../../client/storage/message-drafts.ts'
import { HERE, Sentence } from '../../shared/sentence.tsx'
import { usePossible } from './use-possible.ts'

export type AllowanceLineProps = {
  /** From the server; `null` if unlimited. */
  readonly allowance: AllowanceLeft | null
  /** To whom one would write; absent above a list. A payment leads back to them. */
  readonly to?: { readonly id: string; readonly name: string } | undefined
  readonly align?: 'start' | 'center'
  /** Where what is possible all the same stands already: only the reason. */
  readonly brief?: boolean
}

/** A free member's remaining allowance; at zero what is possible all the same, then why and the way to more (spec §6). */
export function AllowanceLine({
  allowance,
  to,
  align = 'start',
  brief = false,
}: AllowanceLineProps) {
  const { t } = useTranslation()
  const possible = usePossible()
  if (!allowance) return null
  const { rule, left, limit } = allowance
  const quiet = { size: 's', tone: 'muted', align } as const
  if (left > 0) return <Text {...quiet}>{t(`allowance.${rule}` as const, { count: left })}</Text>
  return (
    <Stack gap="xs">
      {!brief && (
        <Text weight="medium" align={align}>
          {possible(allowance, to?.name)}
        </Text>
      )}
      {!to && (
        <Text size="s" align={align}>
          <Sentence text={t('allowance.own-line', { line: HERE })}>
            <TextLink asChild>
              <Link to="/profile">{t('allowance.own-line-link')}</Link>
            </TextLink>
          </Sentence>
        </Text>
      )}
      <Text {...quiet}>
        {t(`allowance.${rule}-none` as const, { count: limit })}{' '}
        <TextLink asChild whole>
          <Link to="/premium" onClick={() => to && storeWanted(to.id)}>
            {t('allowance.action')}
          </Link>
        </TextLink>
      </Text>
    </Stack>
  )
}
