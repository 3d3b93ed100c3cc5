import { useTranslation } from 'react-i18next'
import { Divider } from '#ui/primitives/layout/divider.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { DeskLink } from '../desk-link.tsx'
import type { Decision } from './queries.ts'

export type DecisionsProps = { readonly decisions: readonly Decision[] }

/** What was decided about a member, newest first: which rule, in which words, under which number. */
export function Decisions({ decisions }: DecisionsProps) {
  const { t } = useTranslation('desk-cases')
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('history.title')}
        </Heading>
        {decisions.length === 0 && <Text tone="muted">{t('history.none')}</Text>}
        {decisions.length > 0 && (
          <Stack as="ul" gap="m" label={t('history.title')}>
            {decisions.map((decision, at) => (
              <Stack as="li" gap="m" key={decision.id}>
                {at > 0 && <Divider />}
                <OneDecision decision={decision} />
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
    </Surface>
  )
}

function OneDecision({ decision }: { readonly decision: Decision }) {
  const { t } = useTranslation(['desk-cases', 'account'])
  const format = useFormat()
  const { kind, rule, facts, number, report, at } = decision
  return (
    <Stack gap="xxs">
      <Inline gap="s" justify="between" align="baseline">
        <Text as="strong" weight="medium">
          {t(`decision.${kind}`)}
        </Text>
        <Text as="span" size="s" tone="muted">
          {format.moment(at)}
        </Text>
      </Inline>
      {rule && <Text size="s">{t(`account:rule.${rule}`)}</Text>}
      {facts !== '' && (
        <Text size="s" tone="muted" typed>
          {facts}
        </Text>
      )}
      <Inline gap="m" align="baseline">
        <Text as="span" size="xs" tone="muted">
          {t('history.number', { number })}
        </Text>
        {report && (
          <Text as="span" size="s">
            <Link asChild>
              <DeskLink to={`/desk/reports/${report}`}>{t('history.report')}</DeskLink>
            </Link>
          </Text>
        )}
      </Inline>
    </Stack>
  )
}
