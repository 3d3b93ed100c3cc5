import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Fact } from '#ui/patterns/facts/facts.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { CasePage } from '../../site/case-page.tsx'
import { complaintQuery } from './queries.ts'

export type ComplaintScreenProps = { readonly reference: string }

/** State and content of a complaint, by the link from the receipt. */
export function ComplaintScreen({ reference }: ComplaintScreenProps) {
  const { t } = useTranslation('pages')
  const format = useFormat()
  const { data: complaint } = useSuspenseQuery(complaintQuery(reference))
  const { answered_at: answeredAt, email } = complaint
  const waits = !answeredAt && email !== ''
  return (
    <CasePage
      title={t('complaint.title', { number: complaint.number })}
      facts={
        <>
          <Fact name={t('complaint.state')}>
            {answeredAt
              ? t('complaint.state.answered', { date: format.date(answeredAt) })
              : t('complaint.state.received')}
          </Fact>
          <Fact name={t('complaint.received')}>{format.moment(complaint.filed_at)}</Fact>
          <Fact name={t('complaint.kind')}>{t(`complaints.kind.${complaint.kind}`)}</Fact>
          {complaint.about && (
            <Fact name={t('complaint.about')}>
              <Text as="span" typed>
                {complaint.about}
              </Text>
            </Fact>
          )}
          <Fact name={t('complaint.words')}>
            <Text as="span" typed>
              {complaint.words}
            </Text>
          </Fact>
          {complaint.answer !== null && (
            <Fact name={t('complaint.our-answer')}>
              <Text as="span" typed>
                {complaint.answer}
              </Text>
            </Fact>
          )}
        </>
      }
      note={waits ? t('complaint.answer', { email }) : null}
      action={
        <Button asChild>
          <Link to="/complaints">{t('complaint.new')}</Link>
        </Button>
      }
    />
  )
}
