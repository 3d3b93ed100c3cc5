import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CROWD } from '#core/desk/member-lists.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { BLOCK_DRAFT, NO_BLOCK } from '../blocks/queries.ts'
import { Part } from '../cases/evidence.tsx'
import type { MemberLine } from '../cases/queries.ts'
import { useDraft } from '../cases/use-draft.ts'
import { useDeskNavigate } from '../desk-link.tsx'
import { useMay } from '../use-may.ts'
import { MemberLink } from './member-link.tsx'
import { memberSignalsQuery } from './queries.ts'

export type MemberSignalsProps = { readonly member: string; readonly email: string }

/** What a member has in common with others: a reason to look closer, and no proof. */
export function MemberSignals({ member, email }: MemberSignalsProps) {
  const { t } = useTranslation('desk-members')
  const { data } = useQuery(memberSignalsQuery(member))
  const block = useBlockDraft()
  const may = useMay()
  if (!data) return null
  const { disposable, browser, network } = data
  const crowded = (network?.others.length ?? 0) + 1 >= CROWD
  const isQuiet = !disposable && browser.length === 0 && !crowded
  return (
    <Surface as="section">
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} size="l">
            {t('signals.title')}
          </Heading>
          <Text size="s" tone="muted">
            {t(isQuiet ? 'signals.none' : 'signals.lead')}
          </Text>
        </Stack>
        {disposable && (
          <Part title={t('signals.disposable')}>
            <Text size="s">{t('signals.disposable-text')}</Text>
          </Part>
        )}
        {browser.length > 0 && (
          <Part title={t('signals.browser')}>
            <Others label={t('signals.browser')} members={browser} />
          </Part>
        )}
        {crowded && network && (
          <Part title={t('signals.network')}>
            <Others label={t('signals.network')} members={network.others} />
          </Part>
        )}
        {may('blocks') && (
          <Inline gap="s" wrap>
            <Button size="s" onClick={() => block('address', email)}>
              {t('signals.block-address')}
            </Button>
            <Button
              size="s"
              onClick={() => block('domain', email.slice(email.lastIndexOf('@') + 1))}
            >
              {t('signals.block-domain')}
            </Button>
            {network && (
              <Button size="s" onClick={() => block('network', network.name)}>
                {t('signals.block-network')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Surface>
  )
}

type OthersProps = { readonly label: string; readonly members: readonly MemberLine[] }

function Others({ label, members }: OthersProps): ReactNode {
  return (
    <Stack as="ul" gap="xxs" label={label}>
      {members.map((one) => (
        <li key={one.id}>
          <MemberLink member={one} />
        </li>
      ))}
    </Stack>
  )
}

/** Begins a block on its screen. What is blocked is in no URL. */
function useBlockDraft() {
  const { change } = useDraft(BLOCK_DRAFT, NO_BLOCK)
  const navigate = useDeskNavigate()
  return (kind: 'address' | 'domain' | 'network', value: string) => {
    change({ ...NO_BLOCK, kind, value })
    void navigate({ to: '/desk/blocks' })
  }
}
