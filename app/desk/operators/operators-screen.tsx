import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { Part } from '../operation/part.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { InviteForm } from './invite-form.tsx'
import { OperatorList } from './operator-list.tsx'
import { type Invited, operatorsQuery } from './queries.ts'

/** Who works at the desk, what each may do, and an invitation for somebody else. */
export function OperatorsScreen() {
  const { t } = useTranslation(['desk-operators', 'desk'])
  const query = useQuery(operatorsQuery)
  const [invited, setInvited] = useState<Invited | null>(null)
  return (
    <Page>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} size="xl">
            {t('desk:nav.operators')}
          </Heading>
          <Text tone="muted">{t('lead')}</Text>
        </Stack>
        <Part title={t('desk:nav.operators')} titled={false} query={query}>
          {({ operators, sites }) => (
            <OperatorList operators={operators} sites={sites} onInvited={setInvited} />
          )}
        </Part>
        {query.data && <InviteForm sites={query.data.sites} onInvited={setInvited} />}
      </Stack>
      <InvitationDialog invited={invited} onDone={() => setInvited(null)} />
    </Page>
  )
}
