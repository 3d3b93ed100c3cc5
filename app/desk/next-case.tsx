import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DeskLink, type DeskPath } from './desk-link.tsx'
import { operatorQuery } from './operator.ts'

/** A report or complaint that waits. */
type Waiting = {
  readonly id: string
  readonly number: string
  /** Who has it; `null` for nobody known. */
  readonly taken_by: string | null
}

export type NextCaseProps<Case> = {
  readonly kind: 'report' | 'complaint'
  /** That of the case that was just closed: a list may still have it. */
  readonly after: string
  /** Those that wait, as they are listed; `undefined` while they load. */
  readonly waiting: readonly Case[] | undefined
  /** What one is about, in words. */
  readonly topicOf: (one: Case) => string
}

const PLACES = { report: 'reports', complaint: 'complaints' } as const

/** The way from a closed case to the next one that no colleague has. It has the focus: Enter goes on. */
export function NextCase<Case extends Waiting>({
  kind,
  after,
  waiting,
  topicOf,
}: NextCaseProps<Case>) {
  const { t } = useTranslation('desk')
  const { data: operator } = useQuery(operatorQuery)
  const link = useRef<HTMLAnchorElement>(null)
  const isOpen = ({ id, taken_by: by }: Case) => id !== after && (!by || by === operator?.name)
  const next = waiting?.find(isOpen)
  const isKnown = waiting !== undefined
  useEffect(() => {
    if (isKnown) link.current?.focus()
  }, [isKnown])
  if (!waiting) return null
  const place = PLACES[kind]
  const to: DeskPath = next ? `/desk/${place}/${next.id}` : `/desk/${place}`
  return (
    <Surface as="section">
      <Stack gap="s">
        <Button asChild wide tone={next ? 'ember' : 'quiet'}>
          <DeskLink to={to} ref={link}>
            {t(next ? (`next.${kind}` as const) : (`nav.${place}` as const))}
          </DeskLink>
        </Button>
        <Text size="s" tone="muted">
          {next
            ? t('next.one', { what: topicOf(next), number: next.number })
            : t(`next.none-${kind}`)}
        </Text>
      </Stack>
    </Surface>
  )
}
