import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { LinkRow } from '#ui/primitives/link-row/link-row.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { FoundNumber } from '../cases/queries.ts'
import { DeskLink, type DeskPath } from '../desk-link.tsx'

export type FoundNumbersProps = {
  readonly title: string
  readonly numbers: readonly FoundNumber[]
}

/** What was found by its number: what it is, whose, and the way to it. */
export function FoundNumbers({ title, numbers }: FoundNumbersProps) {
  const { t } = useTranslation('desk-cases')
  return (
    <Stack as="section" gap="s" label={title}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      <Stack as="ul" gap="xs">
        {numbers.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            <LinkRow
              to={<DeskLink to={placeOf(one)} />}
              title={t(`numbered.${one.kind}`)}
              detail={<Whose found={one} />}
              value={<Text as="span">{one.number}</Text>}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** Whom a report or decision is about, or whose order it is. */
function Whose({ found: { kind, member } }: { readonly found: FoundNumber }) {
  const { t } = useTranslation('desk-cases')
  if (!member) return null
  const name = member.name ?? t('erased')
  return kind === 'order' || kind === 'payment'
    ? t('numbered.of', { name })
    : t('numbered.about', { name })
}

/** Decisions are on the page of their member. */
function placeOf({ kind, id, member }: FoundNumber): DeskPath {
  if (kind === 'report') return `/desk/reports/${id}`
  if (kind === 'order' || kind === 'payment') return `/desk/orders/${id}`
  return member ? `/desk/members/${member.id}` : `/desk/complaints/${id}`
}
