import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PageName } from '#core/site/pages/text-pages.ts'
import { Footer } from '#ui/patterns/footer/footer.tsx'
import { userQuery } from '../accounts/account/queries.ts'
import { useBrowser } from '../membership/alerts/use-browser.ts'
import { settingsQuery } from '../site/queries.ts'

/** An element, not a component: the footer sets its style and text. */
const pageLink = (page: PageName) => <Link to="/pages/$page" params={{ page }} />

/** Spec §2: footer links: with headings for visitors, without for members, on one line in an installed app. */
export function SiteFooter() {
  const { t } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  const { data: user } = useQuery(userQuery)
  const { installedApp } = useBrowser()
  return (
    <Footer
      label={t('footer.label')}
      shape={installedApp ? 'line' : user ? 'grid' : 'columns'}
      groups={[
        {
          title: t('footer.rules'),
          links: [
            { label: t('footer.terms'), to: pageLink('terms') },
            { label: t('footer.privacy'), to: pageLink('privacy') },
            { label: t('footer.cookies'), to: pageLink('cookies') },
            { label: t('footer.ban'), to: pageLink('ban') },
          ],
        },
        {
          title: t('footer.money'),
          links: [
            { label: t('footer.pricing'), to: <Link to="/pricing" /> },
            { label: t('footer.returns'), to: pageLink('return-policy') },
            { label: t('footer.withdraw'), to: <Link to="/withdraw" />, alone: true },
          ],
        },
        {
          title: t('footer.contact'),
          links: [
            { label: t('footer.faq'), to: pageLink('faq') },
            { label: t('footer.support'), to: pageLink('service') },
            { label: t('footer.complaints'), to: <Link to="/complaints" /> },
            {
              label: t('footer.company'),
              to: <Link to="/pages/$page" params={{ page: 'service' }} hash="company" />,
            },
            { label: t('footer.language'), to: <Link to="/lang-config" /> },
          ],
        },
      ]}
      note={t('footer.note', { site: settings?.name ?? '' })}
    />
  )
}
