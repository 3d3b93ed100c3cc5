import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { MainAside } from '#ui/primitives/layout/main-aside.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { errorOf } from '../../client/client.ts'
import { useOwnTitle } from '../../shared/own-title.ts'
import { useExplain } from '../../site/use-explain.ts'
import { DeskLink } from '../desk-link.tsx'
import { operatorQuery } from '../operator.ts'
import { ProfilePhotos } from '../photos/profile-photos.tsx'
import { CasePage } from './case-page.tsx'
import { Decisions } from './decisions.tsx'
import { Evidence } from './evidence.tsx'
import { KeptDraft } from './kept-draft.tsx'
import { type Case, reportQuery } from './queries.ts'
import { ReportFacts } from './report-facts.tsx'
import { ReportLines } from './report-table.tsx'
import { NO_RULING } from './ruling.ts'
import { RulingForm } from './ruling-form.tsx'
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

/** Taking and deciding, while nobody has decided; afterwards what was typed in vain. */
function Work({ report }: { readonly report: Case }) {
  const { draft, change, drop } = useDraft(`report.${report.id}`, NO_RULING)
  const { take, decide } = useReportActions(report.id, drop)
  const { data: operator } = useQuery(operatorQuery)
  const isFree = report.taken_at === null
  const typed = draft.outcome !== '' || draft.facts !== ''
  if (report.outcome !== null) {
    return typed ? <KeptDraft by={report.decided_by} facts={draft.facts} onDrop={drop} /> : null
  }
  return (
    <Stack gap="l">
      {(isFree || report.taken_by !== operator?.name) && (
        <Take
          isFree={isFree}
          busy={take.isPending}
          error={take.error}
          onTake={() => take.mutate()}
        />
      )}
      <RulingForm
        report={report}
        draft={draft}
        onChange={change}
        sending={{
          busy: decide.isPending,
          error: decide.error,
          onSend: (ruling, onSettled) => decide.mutate(ruling, { onSettled }),
          onRetype: decide.reset,
        }}
      />
    </Stack>
  )
}

type TakeProps = {
  /** Nobody has it: otherwise it is taken over. */
  readonly isFree: boolean
  readonly busy: boolean
  readonly error: unknown
  readonly onTake: () => void
}

function Take({ isFree, busy, error, onTake }: TakeProps) {
  const { t } = useTranslation('desk-cases')
  const explain = useExplain()
  return (
    <Surface as="section">
      <Stack gap="s">
        <Button wide busy={busy} onClick={onTake}>
          {t(isFree ? 'take' : 'take.over')}
        </Button>
        {isFree && (
          <Text size="s" tone="muted">
            {t('take.hint')}
          </Text>
        )}
        {error && errorOf(error).code !== 'report.decided' ? (
          <Alert tone="danger">{explain(error)}</Alert>
        ) : null}
      </Stack>
    </Surface>
  )
}
