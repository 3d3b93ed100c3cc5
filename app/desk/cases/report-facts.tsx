import { useTranslation } from 'react-i18next'
import { isNoAction } from '#core/safety/report.ts'
import { Fact, Facts } from '#ui/patterns/facts/facts.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { MemberLink } from '../members/member-link.tsx'
import { Part } from './evidence.tsx'
import type { Case, MemberLine } from './queries.ts'

export type ReportFactsProps = { readonly report: Case }

/** Who reported whom, why, and how far it is. */
export function ReportFacts({ report }: ReportFactsProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  const { reported, reporter, reason, note, blocked, grave, at, outcome } = report
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('report.facts')}
        </Heading>
        <Facts>
          <Fact name={t('report.reported')}>
            <Person
              member={reported ?? { id: report.reported_id, name: report.evidence.name }}
              line={reported}
            />
          </Fact>
          <Fact name={t('report.reporter')}>
            {reporter ? <Person member={reporter} line={reporter} /> : t('report.reporter-erased')}
          </Fact>
          <Fact name={t('report.reason')}>
            {t(`topic.${reason}`)}
            {grave && outcome === null && (
              <Text size="s" tone="danger" weight="medium">
                {t('grave')}
              </Text>
            )}
          </Fact>
          <Fact name={t('report.at')}>{format.moment(at)}</Fact>
          {outcome === null ? <Waiting report={report} /> : <Decided report={report} />}
        </Facts>
        <Part title={t('report.note')}>
          {note === '' ? (
            <Text tone="muted">{t('report.no-note')}</Text>
          ) : (
            <Text typed>{note}</Text>
          )}
        </Part>
        {blocked && <Text size="s">{t('report.blocked')}</Text>}
      </Stack>
    </Surface>
  )
}

type PersonProps = {
  readonly member: Pick<MemberLine, 'id' | 'name'>
  readonly line: MemberLine | null
}

function Person({ member, line }: PersonProps) {
  const { t } = useTranslation('desk-cases')
  return (
    <>
      <MemberLink member={member} />
      {line && (
        <Text as="span" size="s" tone="muted">
          {` · ${line.kind ? t(`kind.${line.kind}`) : ''} · ${t(`status.${line.status}`)}`}
        </Text>
      )}
    </>
  )
}

function Waiting({ report }: ReportFactsProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  const { taken_at: takenAt, taken_by: name, state } = report
  const when = takenAt && format.moment(takenAt)
  return (
    <Fact name={t('report.state')}>
      {!when && t(`state.${state}`)}
      {when && (name ? t('report.taken-by', { name, when }) : t('report.taken', { when }))}
    </Fact>
  )
}

function Decided({ report }: ReportFactsProps) {
  const { t } = useTranslation(['desk-cases', 'account'])
  const format = useFormat()
  const { outcome, grounds, decided_at: at, decided_by: name } = report
  const when = at === null ? '' : format.moment(at)
  return (
    <>
      {outcome && <Fact name={t('report.outcome')}>{t(`outcome.${outcome}`)}</Fact>}
      {grounds && (
        <Fact name={t('report.grounds')}>
          {isNoAction(grounds) ? t(`grounds.${grounds}`) : t(`account:rule.${grounds}`)}
        </Fact>
      )}
      <Fact name={t('report.decided')}>{name ? t('report.decided-by', { name, when }) : when}</Fact>
    </>
  )
}
