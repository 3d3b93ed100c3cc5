import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Footer } from '#ui/footer/footer.tsx'
import { userQuery } from '../account/queries.ts'
import { useBrowser } from '../notices/use-browser.ts'
import { settingsQuery } from '../site/queries.ts'

/** Spec §2: the links at the foot of every page; a member at work, or an app, gets them in one line. */
export function SiteFooter() {
  const { t } = useTranslation()
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const { installedApp } = useBrowser()
  const support = settings?.support_email ?? ''
  return (
    <Footer
      label={t('footer.label')}
      shape={user || installedApp ? 'line' : 'columns'}
      groups={[
        {
          title: t('footer.money'),
          links: [{ label: t('footer.pricing'), to: '/pricing' }],
        },
        {
          title: t('footer.rules'),
          links: [
            { label: t('footer.terms'), to: '/pages/terms' },
            { label: t('footer.privacy'), to: '/pages/privacy' },
          ],
        },
        {
          title: t('footer.contact'),
          links: [{ label: t('footer.support'), to: `mailto:${support}` }],
        },
      ]}
      note={t('footer.note', { site: settings?.name ?? '' })}
    />
  )
}
