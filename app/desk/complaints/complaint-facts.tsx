import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#ui/patterns/facts/facts.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { DeskLink } from '../desk-link.tsx'
import { FoundNumbers } from '../members/found-numbers.tsx'
import { MemberLink } from '../members/member-link.tsx'
import { useAge } from '../use-age.ts'
import type { DeskComplaint } from './queries.ts'
import { useLanguageName } from './use-language-name.ts'

export type ComplaintFactsProps = { readonly complaint: DeskComplaint }

/** What was sent, by whom, and since when it waits. */
export function ComplaintFacts({ complaint }: ComplaintFactsProps) {
  const { t } = useTranslation('desk-complaints')
  const format = useFormat()
  const age = useAge()
  const languageName = useLanguageName()
  const { grave, about, about_member: member, words, language, site } = complaint
  const { taken_by: takenBy, taken_at: takenAt } = complaint
  const waits = complaint.answered_at === null
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('complaint.facts')}
        </Heading>
        <Facts>
          {grave && waits && (
            <Fact name={t('complaint.state')}>
              <Text as="span" tone="danger" weight="medium">
                {t('grave')}
              </Text>
            </Fact>
          )}
          <Fact name={t('complaint.filed')}>
            {`${format.moment(complaint.filed_at)} · ${age(complaint.filed_at)}`}
          </Fact>
          {about !== '' && (
            <Fact name={t('complaint.about')}>
              {member && <MemberLink member={member} />}
              <Text {...(member ? { size: 's', tone: 'muted' } : {})} typed>
                <Address>{about}</Address>
              </Text>
            </Fact>
          )}
          {waits && takenBy && takenAt && (
            <Fact name={t('state')}>
              {t('taken-by', { name: takenBy, when: format.moment(takenAt) })}
            </Fact>
          )}
          <Fact name={t('complaint.sender')}>
            <Sender complaint={complaint} />
          </Fact>
          <Fact name={t('complaint.language')}>{languageName(language)}</Fact>
          <Fact name={t('complaint.site')}>{site}</Fact>
        </Facts>
        <Stack gap="xs">
          <Heading level={3} size="m">
            {t('complaint.words')}
          </Heading>
          <Text typed lang={language}>
            {words}
          </Text>
        </Stack>
        {complaint.numbers.length > 0 && (
          <FoundNumbers title={t('complaint.numbers')} numbers={complaint.numbers} />
        )}
        <Text size="s">
          <Link asChild>
            <a href={`/complaints/${complaint.reference}`} target="_blank" rel="noreferrer">
              {t('complaint.page')}
            </a>
          </Link>
        </Text>
      </Stack>
    </Surface>
  )
}

/** A text that may be an address, which breaks after its parts rather than within a word. It is no link: it may lead anywhere. */
function Address({ children }: { readonly children: string }) {
  let at = 0
  return children.split(/(?<=[/?&=])/).map((part) => {
    at += part.length
    return (
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    )
  })
}

function Sender({ complaint: { name, email, member_id: member } }: ComplaintFactsProps) {
  const { t } = useTranslation('desk-complaints')
  if (name === '' && email === '') return t('complaint.unknown')
  return (
    <Stack gap="none">
      {name !== '' && (
        <Text as="span" typed>
          {name}
        </Text>
      )}
      <Text as="span">{email === '' ? t('complaint.no-email') : email}</Text>
      {member !== null && (
        <>
          <Link asChild>
            <DeskLink to={`/desk/members/${member}`}>{t('complaint.member')}</DeskLink>
          </Link>
          <Text as="span" size="s" tone="muted">
            {t('complaint.unproven')}
          </Text>
        </>
      )}
    </Stack>
  )
}
