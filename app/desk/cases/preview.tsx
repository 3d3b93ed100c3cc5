import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decision } from '#core/safety/decide-report.ts'
import type { Locale } from '#core/site/locales.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { ownName } from '../../accounts/account/own-name.ts'
import type { Case } from './queries.ts'

type SentProps = { readonly children: ReactNode }

/** What is sent to whom, before it is. */
export function Preview({ children }: SentProps) {
  const { t } = useTranslation('desk-cases')
  return (
    <Surface as="section" tone="sunken" inset="m">
      <Stack gap="m">
        <Heading level={3} size="m">
          {t('preview.title')}
        </Heading>
        {children}
      </Stack>
    </Surface>
  )
}

/** In which language a mail goes out; its words are shown in the operator's, who decides by them. */
function MailLanguage({ language }: { readonly language: Locale }) {
  const { t, i18n } = useTranslation('desk-cases')
  const text = language === i18n.language ? 'preview.language' : 'preview.language-other'
  return (
    <Text size="s" tone="muted">
      {t(text, { language: ownName(language) })}
    </Text>
  )
}

export type ToMemberProps = {
  readonly name: string
  /** The language of their mails. */
  readonly language: Locale
  readonly kind: 'warning' | 'ban' | 'unban'
  /** The rule in words; empty where a ban is lifted. */
  readonly rule: string
  readonly facts: string
  /** Whether a report is behind it. */
  readonly reported: boolean
}

/** The mail to the member who is decided on. */
export function ToMember({ name, language, kind, rule, facts, reported }: ToMemberProps) {
  const { t } = useTranslation('desk-cases')
  return (
    <Stack gap="xs">
      <Text size="s" weight="medium">
        {t('preview.member', { name })}
      </Text>
      <Text size="s" tone="muted">
        {t(kind === 'unban' ? 'preview.member-lifted' : 'preview.member-text')}
      </Text>
      <MailLanguage language={language} />
      <Surface inset="s">
        <Stack gap="xs">
          {kind !== 'unban' && (
            <Text size="s" weight="medium">
              {t(`decision.${kind}`)}
            </Text>
          )}
          {rule !== '' && <Text size="s">{rule}</Text>}
          <Text size="s" typed>
            {facts}
          </Text>
        </Stack>
      </Surface>
      {reported && (
        <Text size="s" tone="muted">
          {t('preview.reported')}
        </Text>
      )}
    </Stack>
  )
}

export type DecisionPreviewProps = {
  readonly decision: Decision
  readonly report: Pick<Case, 'reported' | 'reporter' | 'evidence'>
}

/** What a decision on a report sends to whom. */
export function DecisionPreview({ decision, report }: DecisionPreviewProps) {
  const { t } = useTranslation(['desk-cases', 'account', 'report'])
  const { reporter, reported, evidence } = report
  const name = reported?.name ?? evidence.name
  return (
    <Preview>
      {'facts' in decision ? (
        <ToMember
          name={name}
          language={reported?.language ?? 'en'}
          kind={decision.outcome}
          rule={t(`account:rule.${decision.grounds}`)}
          facts={decision.facts}
          reported
        />
      ) : (
        <Text size="s">{t('preview.member-none', { name })}</Text>
      )}
      {reporter === null ? (
        <Text size="s">{t('preview.reporter-none')}</Text>
      ) : (
        <Stack gap="xs">
          <Text size="s" weight="medium">
            {t('preview.reporter', { name: reporter.name ?? t('erased') })}
          </Text>
          <Text size="s" tone="muted">
            {t('preview.reporter-text')}
          </Text>
          <MailLanguage language={reporter.language} />
          <Surface inset="s">
            <Stack gap="xs">
              <Text size="s" weight="medium">
                {t(`report:outcome.${decision.outcome}`)}
              </Text>
              <Text size="s">
                {decision.outcome === 'no-action'
                  ? t(`report:grounds.${decision.grounds}`)
                  : t(`account:rule.${decision.grounds}`)}
              </Text>
            </Stack>
          </Surface>
          {decision.grounds === 'unfounded' && (
            <Text size="s" tone="muted">
              {t('preview.unfounded')}
            </Text>
          )}
        </Stack>
      )}
    </Preview>
  )
}
