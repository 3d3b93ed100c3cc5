import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useExplain } from '../../site/use-explain.ts'

export type StatementProps = {
  readonly number: string
  readonly name: string
  readonly email: string
  /** What it comes to. */
  readonly outlook: ReactNode
  /** Until that is known, nothing is confirmed. */
  readonly waiting?: boolean
  readonly busy: boolean
  readonly error: unknown
  readonly onConfirm: () => void
  readonly onChange: () => void
}

/** The second step: the statement to be sent, and the confirm button. */
export function Statement(props: StatementProps) {
  const { number, name, email, outlook, waiting, busy, error, onConfirm, onChange } = props
  const { t } = useTranslation('pages')
  const explain = useExplain()
  return (
    <Surface as="section" tone="trust" inset="m" labelledBy="statement">
      <Stack gap="m">
        <Heading level={2} size="m" id="statement" arrives>
          {t('withdraw.check')}
        </Heading>
        <Stack gap="xs">
          <Text typed>{t('withdraw.statement', { number })}</Text>
          <Text typed>{name}</Text>
          <Text typed>{email}</Text>
        </Stack>
        {outlook}
        {error !== null && <Alert tone="danger">{explain(error)}</Alert>}
        <Inline gap="s" wrap>
          <Button tone="trust" busy={busy} disabled={waiting} onClick={onConfirm}>
            {t('withdraw.confirm')}
          </Button>
          <Button disabled={busy} onClick={onChange}>
            {t('withdraw.change')}
          </Button>
        </Inline>
      </Stack>
    </Surface>
  )
}
