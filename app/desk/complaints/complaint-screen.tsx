import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { MainAside } from '#ui/primitives/layout/main-aside.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useOwnTitle } from '../../shared/own-title.ts'
import { CasePage } from '../cases/case-page.tsx'
import { useDraft } from '../cases/use-draft.ts'
import { DeskLink } from '../desk-link.tsx'
import { NextCase } from '../next-case.tsx'
import { operatorQuery } from '../operator.ts'
import { TakeCase } from '../take-case.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ComplaintAnswer } from './complaint-answer.tsx'
import { ComplaintFacts } from './complaint-facts.tsx'
import { complaintQuery, complaintsQuery, type DeskComplaint } from './queries.ts'
import { useAnswer } from './use-answer.ts'
import { useTakeComplaint } from './use-take-complaint.ts'

export type ComplaintScreenProps = { readonly id: string }

/** A complaint: what was sent and by whom, and the answer. */
export function ComplaintScreen({ id }: ComplaintScreenProps) {
  const { t } = useTranslation('desk-complaints')
  const { data: complaint, error, refetch } = useQuery(complaintQuery(id))
  useOwnTitle(
    complaint
      ? `${t(`kind.${complaint.kind}`)} · ${t('complaint.title', { number: complaint.number })}`
      : null,
  )
  return (
    <CasePage loading={t('complaint.loading')} error={error} onAgain={() => void refetch()}>
      {complaint ? <Complaint key={id} complaint={complaint} /> : null}
    </CasePage>
  )
}

function Complaint({ complaint }: { readonly complaint: DeskComplaint }) {
  const { t } = useTranslation('desk-complaints')
  const isAnswered = complaint.answered_at !== null
  return (
    <>
      <Stack gap="xs">
        <Text size="s">
          <Link asChild>
            <DeskLink to="/desk/complaints" {...(isAnswered && { search: { state: 'answered' } })}>
              {t('complaint.all')}
            </DeskLink>
          </Link>
        </Text>
        <Inline gap="s" align="baseline">
          <Heading level={1} size="xl">
            {t(`kind.${complaint.kind}`)}
          </Heading>
          <Text tone="muted">{t('complaint.title', { number: complaint.number })}</Text>
        </Inline>
      </Stack>
      <MainAside aside={<Work complaint={complaint} />}>
        <ComplaintFacts complaint={complaint} />
      </MainAside>
    </>
  )
}

const NO_ANSWER: { readonly text: string } = { text: '' }

/** Taking and answering; afterwards the answer as it was given, and what was typed in vain. */
function Work({ complaint }: { readonly complaint: DeskComplaint }) {
  const { t } = useTranslation('desk-complaints')
  const { id, taken_by: takenBy, answered_at: answeredAt } = complaint
  const { draft, change, drop } = useDraft(`complaint.${id}`, NO_ANSWER)
  const answer = useAnswer(id, drop)
  const take = useTakeComplaint(id)
  const { data: operator } = useQuery(operatorQuery)
  const [wasOpen] = useState(answeredAt === null)
  if (answeredAt !== null)
    return (
      <Stack gap="l">
        {wasOpen && <NextComplaint after={id} />}
        <ComplaintAnswer complaint={complaint} typed={draft.text} onDrop={drop} />
      </Stack>
    )
  if (complaint.own_decision === 'colleague') return <Alert tone="info">{t('own.colleague')}</Alert>
  return (
    <Stack gap="l">
      {complaint.own_decision === 'alone' && <Alert tone="warning">{t('own.alone')}</Alert>}
      {(takenBy === null || takenBy !== operator?.name) && (
        <TakeCase
          isFree={takenBy === null}
          busy={take.isPending}
          error={take.error}
          hint={t('take.hint')}
          onTake={() => take.mutate(takenBy !== null)}
        />
      )}
      <AnswerForm
        complaint={complaint}
        text={draft.text}
        onText={(text) => {
          if (answer.error) answer.reset()
          change({ text })
        }}
        busy={answer.isPending}
        error={answer.error}
        onSend={() => answer.mutate(draft.text)}
      />
    </Stack>
  )
}

function NextComplaint({ after }: { readonly after: string }) {
  const { t } = useTranslation('desk-complaints')
  const { data, isFetching } = useInfiniteQuery(complaintsQuery('waiting'))
  return (
    <NextCase
      kind="complaint"
      after={after}
      waiting={isFetching ? undefined : data?.pages.flatMap((page) => page.complaints)}
      topicOf={({ kind }) => t(`kind.${kind}`)}
    />
  )
}
