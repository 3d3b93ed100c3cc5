import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Backups } from './backups.tsx'
import { Deliveries } from './deliveries.tsx'
import { Events } from './events.tsx'
import { Jobs } from './jobs.tsx'

/** What the server does by itself: deliveries, events and jobs. */
export function OperationScreen() {
  const { t } = useTranslation('desk')
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1} size="xl">
          {t('nav.operation')}
        </Heading>
        <Deliveries />
        <Events />
        <Backups />
        <Jobs />
      </Stack>
    </Page>
  )
}
