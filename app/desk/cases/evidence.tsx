import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ageOf, type Born } from '#core/profiles/age.ts'
import { isCountry } from '#core/site/countries.ts'
import { MessageBubble } from '#ui/patterns/message-bubble/message-bubble.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { OwnWords } from '../members/own-words.tsx'
import { UnveilSwitch } from '../unveil-switch.tsx'
import { VeiledPhoto } from '../veiled-photo.tsx'
import type { Case } from './queries.ts'

export type EvidenceProps = { readonly report: Pick<Case, 'id' | 'evidence' | 'reported'> }

/** What was stored with a report: the reported member's name, texts and messages as they were then; the age is today's. */
export function Evidence({ report: { id, evidence, reported } }: EvidenceProps) {
  const { t } = useTranslation('desk-cases')
  const { name, line, about, messages } = evidence
  const born = bornOf(reported)
  return (
    <Surface as="section">
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={2} size="l">
            {t('evidence.title')}
          </Heading>
          <Text size="s" tone="muted">
            {t('evidence.lead')}
          </Text>
        </Stack>
        <Part title={t('evidence.name')}>
          <Text typed>{name}</Text>
        </Part>
        {born !== null && (
          <Part title={t('evidence.age')}>
            <Age {...born} />
          </Part>
        )}
        <Part title={t('evidence.about')}>
          <OwnWords line={line} about={about} />
        </Part>
        <Part title={t('evidence.messages')}>
          {messages.length === 0 && <Text tone="muted">{t('evidence.no-messages')}</Text>}
          {messages.some(({ photo }) => photo !== null) && <UnveilSwitch />}
          {messages.length > 0 && (
            <Stack as="ol" gap="s" label={t('evidence.messages')}>
              {messages.map((message) => (
                <li key={message.id}>
                  <EvidenceMessage report={id} name={name} message={message} />
                </li>
              ))}
            </Stack>
          )}
        </Part>
      </Stack>
    </Surface>
  )
}

/** Birth date and country; `null` once erased. */
function bornOf(member: EvidenceProps['report']['reported']): Born | null {
  if (!member?.birth_date || !isCountry(member.country)) return null
  return { birthDate: member.birth_date, place: { country: member.country } }
}

function Age(born: Born) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  const age = format.number(ageOf(born, Date.now()))
  return (
    <>
      <Text>{t('evidence.age-born', { age, date: format.date(born.birthDate) })}</Text>
      <Text size="s" tone="muted">
        {t('evidence.now')}
      </Text>
    </>
  )
}

type EvidenceMessageProps = {
  readonly report: string
  readonly name: string
  readonly message: Case['evidence']['messages'][number]
}

function EvidenceMessage({ report, name, message }: EvidenceMessageProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  const { text, photo, sent_at: sentAt, meant } = message
  return (
    <Stack gap="xxs">
      {meant && (
        <Text as="strong" size="s" tone="danger" weight="medium">
          {t('evidence.meant')}
        </Text>
      )}
      <MessageBubble
        from="them"
        author={name}
        text={text}
        picture={
          photo !== null && (
            <VeiledPhoto
              src={`/api/desk/reports/${report}/photos/${photo}`}
              alt={t('evidence.photo')}
              missing={t('evidence.photo-gone')}
            />
          )
        }
        time={{ text: format.moment(sentAt), dateTime: sentAt }}
      />
    </Stack>
  )
}

export type PartProps = { readonly title: string; readonly children: ReactNode }

/** A titled part of a card. */
export function Part({ title, children }: PartProps) {
  return (
    <Stack gap="xxs">
      <Heading level={3} size="m">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
