import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MainAside } from '#ui/primitives/layout/main-aside.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useOwnTitle } from '../../shared/own-title.ts'
import { CasePage } from '../cases/case-page.tsx'
import { Decisions } from '../cases/decisions.tsx'
import { type MemberRecord, memberQuery } from '../cases/queries.ts'
import { RestrictionForm } from '../cases/restriction-form.tsx'
import { DeskLink } from '../desk-link.tsx'
import { MemberCredits } from '../money/member-credits.tsx'
import { useMay } from '../use-may.ts'
import { MemberFacts, MemberProfile } from './member-facts.tsx'
import { MemberHelp } from './member-help.tsx'
import { MemberLog, MemberMoney, MemberPhotoHistory, MemberReports } from './member-history.tsx'
import { MemberMails } from './member-mails.tsx'
import { MemberPapers } from './member-papers.tsx'
import { MemberSignals } from './member-signals.tsx'

export type MemberScreenProps = { readonly id: string }

/** A member's record: profile, decisions, reports, credits and orders, and what can be decided about them. */
export function MemberScreen({ id }: MemberScreenProps) {
  const { t } = useTranslation('desk-cases')
  const { data: member, error, refetch } = useQuery(memberQuery(id))
  useOwnTitle(member ? (member.name ?? t('erased')) : null)
  return (
    <CasePage loading={t('member.loading')} error={error} onAgain={() => void refetch()}>
      {member ? <Member key={id} member={member} /> : null}
    </CasePage>
  )
}

function Member({ member }: { readonly member: MemberRecord }) {
  const { t } = useTranslation('desk-cases')
  const may = useMay()
  return (
    <>
      <Stack gap="xs">
        <Text size="s">
          <Link asChild>
            <DeskLink to="/desk/members">{t('member.all')}</DeskLink>
          </Link>
        </Text>
        <Heading level={1} size="xl" typed>
          {member.name ?? t('erased')}
        </Heading>
      </Stack>
      <MainAside
        aside={
          <Stack gap="l">
            {member.status !== 'erased' && may('reports') && <RestrictionForm member={member} />}
            <Decisions decisions={member.decisions} />
          </Stack>
        }
        after={
          <Stack gap="l">
            {member.status !== 'erased' && <MemberMails member={member.id} />}
            <MemberPhotoHistory member={member} />
            <MemberReports member={member} />
            <MemberMoney member={member} />
            <MemberCredits member={member.id} closed={member.status === 'erased'} />
            <MemberLog member={member} />
          </Stack>
        }
      >
        <Stack gap="l">
          <MemberFacts member={member} />
          <MemberPapers member={member} />
          {may('help') && (member.status === 'active' || member.status === 'not_confirmed') && (
            <MemberHelp member={member} />
          )}
          {member.status !== 'erased' && <MemberSignals member={member.id} email={member.email} />}
          <MemberProfile member={member} />
        </Stack>
      </MainAside>
    </>
  )
}
