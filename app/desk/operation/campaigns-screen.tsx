import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { CampaignList } from './campaign-list.tsx'
import { NewCampaign } from './new-campaign.tsx'

/** Marketing mails: the campaigns there are, and a new one. */
export function CampaignsScreen() {
  const { t } = useTranslation('desk')
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1} size="xl">
          {t('nav.campaigns')}
        </Heading>
        <CampaignList />
        <NewCampaign />
      </Stack>
    </Page>
  )
}
