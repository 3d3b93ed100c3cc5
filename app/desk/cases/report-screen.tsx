import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MainAside } from '#ui/primitives/layout/main-aside.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useOwnTitle } from '../../shared/own-title.ts'
import { DeskLink } from '../desk-link.tsx'
import { NextCase } from '../next-case.tsx'
import { operatorQuery } from '../operator.ts'
import { ProfilePhotos } from '../photos/profile-photos.tsx'
import { TakeCase } from '../take-case.tsx'
import { CasePage } from './case-page.tsx'
import { NO_DECISION } from './decision.ts'
import { DecisionForm } from './decision-form.tsx'
import { Decisions } from './decisions.tsx'
import { Evidence } from './evidence.tsx'
import { KeptDraft } from './kept-draft.tsx'
import { type Case, reportQuery, reportsQuery } from './queries.ts'
import { ReportFacts } from './report-facts.tsx'
import { ReportLines } from './report-table.tsx'
import { useDraft } from './use-draft.ts'
import { useReportActions } from './use-report-actions.ts'

export type ReportScreenProps = { readonly id: string }

/** A report: what was reported, the evidence, what was decided before, and the decision. */
export function ReportScreen({ id }: ReportScreenProps) {
  const { t } = useTranslation('desk-cases')
  const { data: report, error, refetch } = useQuery(reportQuery(id))
  useOwnTitle(report ? t('report.title', { number: report.number }) : null)
  return (
    <CasePage loading={t('report.loading')} error={error} onAgain={() => void refetch()}>
      {report ? <Report key={id} report={report} /> : null}
    </CasePage>
  )
}

function Report({ report }: { readonly report: Case }) {
  const { t } = useTranslation('desk-cases')
  return (
    <>
      <Stack gap="xs">
        <Text size="s">
          <Link asChild>
            <DeskLink
              to="/desk/reports"
              {...(report.outcome !== null && { search: { state: 'decided' } })}
            >
              {t('report.all')}
            </DeskLink>
          </Link>
        </Text>
        <Heading level={1} size="xl">
          {t('report.title', { number: report.number })}
        </Heading>
      </Stack>
      <MainAside
        aside={
          <Stack gap="l">
            <Work report={report} />
            {report.outcome !== null && <History report={report} />}
          </Stack>
        }
        after={report.outcome === null && <History report={report} />}
      >
        <Stack gap="l">
          <ReportFacts report={report} />
          <Evidence report={report} />
          <PhotosNow report={report} />
        </Stack>
      </MainAside>
    </>
  )
}

/** The photos on the reported profile, which can be taken down here. */
function PhotosNow({ report }: { readonly report: Case }) {
  const { t } = useTranslation(['desk', 'desk-cases'])
  const { reported_id: id, reported, evidence, photos } = report
  if (reported?.status === 'erased') return null
  return (
    <Surface as="section">
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} size="l">
            {t('tile.now')}
          </Heading>
          <Text size="s" tone="muted">
            {t('tile.now-hint')}
          </Text>
        </Stack>
        <ProfilePhotos member={id} name={reported?.name ?? evidence.name} photos={photos} />
      </Stack>
    </Surface>
  )
}

/** What else is known of the reported member. */
function History({ report }: { readonly report: Case }) {
  const { t } = useTranslation('desk-cases')
  return (
    <Stack gap="l">
      <Decisions decisions={report.decisions} />
      <Surface as="section">
        <ReportLines caption={t('others.title')} reports={report.others} none={t('others.none')} />
      </Surface>
    </Stack>
  )
}

/** Taking and deciding, while nobody has decided; afterwards the next report, and what was typed in vain. */
function Work({ report }: { readonly report: Case }) {
  const { t } = useTranslation('desk-cases')
  const [wasOpen] = useState(report.outcome === null)
  const { draft, change, drop } = useDraft(`report.${report.id}`, NO_DECISION)
  const { take, decide } = useReportActions(report.id, drop)
  const { data: operator } = useQuery(operatorQuery)
  const isFree = report.taken_at === null
  const typed = draft.outcome !== '' || draft.facts !== ''
  if (report.outcome !== null) {
    return (
      <>
        {wasOpen && <NextReport after={report.id} />}
        {typed && <KeptDraft by={report.decided_by} facts={draft.facts} onDrop={drop} />}
      </>
    )
  }
  return (
    <Stack gap="l">
      {(isFree || report.taken_by !== operator?.name) && (
        <TakeCase
          isFree={isFree}
          busy={take.isPending}
          error={take.error}
          hint={t('take.hint')}
          onTake={() => take.mutate(!isFree)}
        />
      )}
      <DecisionForm
        report={report}
        draft={draft}
        onChange={change}
        sending={{
          busy: decide.isPending,
          error: decide.error,
          onSend: (decision, onSettled) => decide.mutate(decision, { onSettled }),
          onRetype: decide.reset,
        }}
      />
    </Stack>
  )
}

function NextReport({ after }: { readonly after: string }) {
  const { t } = useTranslation('desk-cases')
  const { data, isFetching } = useInfiniteQuery(reportsQuery('waiting'))
  return (
    <NextCase
      kind="report"
      after={after}
      waiting={isFetching ? undefined : data?.pages.flatMap((page) => page.reports)}
      topicOf={({ reason }) => t(`topic.${reason}`)}
    />
  )
}
