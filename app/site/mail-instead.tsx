import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from '#ui/primitives/link/link.tsx'
import { HERE, Sentence } from '../shared/sentence.tsx'
import { settingsQuery } from './queries.ts'

/** In place of a form that needs scripts: how to write to the site without them. */
export function MailInstead() {
  const { t } = useTranslation('pages')
  const { data: settings } = useQuery(settingsQuery)
  const email = settings?.support_email ?? ''
  return (
    <Sentence text={t('no-script.form', { email: HERE })}>
      <Link href={`mailto:${email}`}>{email}</Link>
    </Sentence>
  )
}
