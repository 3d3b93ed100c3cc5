import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { errorOf, isOvertaken } from '../client/client.ts'
import { useExplain } from '../site/use-explain.ts'

export type TakeCaseProps = {
  /** Nobody has it: otherwise it is taken over. */
  readonly isFree: boolean
  readonly busy: boolean
  readonly error: unknown
  /** Who sees that somebody looks at it. */
  readonly hint: string
  readonly onTake: () => void
}

/** Taking a report or complaint, or taking it over from a colleague. */
export function TakeCase({ isFree, busy, error, hint, onTake }: TakeCaseProps) {
  const { t } = useTranslation('desk')
  const explain = useExplain()
  // Of a case that is decided or answered the screen says so itself.
  const isTaken = errorOf(error).code === 'case.taken'
  return (
    <Surface as="section">
      <Stack gap="s">
        {error && (isTaken || !isOvertaken(error)) ? (
          <Alert tone={isTaken ? 'warning' : 'danger'}>{explain(error)}</Alert>
        ) : null}
        <Button wide busy={busy} onClick={onTake}>
          {t(isFree ? 'take' : 'take.over')}
        </Button>
        {isFree && (
          <Text size="s" tone="muted">
            {hint}
          </Text>
        )}
      </Stack>
    </Surface>
  )
}
