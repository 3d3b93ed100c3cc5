import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CHAT_PHOTO_REFUSALS } from '#core/chats/chat.ts'
import { PHOTO_REFUSALS, type PhotoRefusal } from '#core/profiles/photo.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { KeyHint } from '#ui/primitives/shortcuts/key-hint.tsx'
import { Shortcuts } from '#ui/primitives/shortcuts/shortcuts.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Picture } from '../queries.ts'
import type { Decision } from './queue.ts'

type Judging = {
  readonly kind: Picture['kind']
  /** Nobody judges what they have not seen. */
  readonly ready: boolean
  readonly onDecision: (decision: Decision) => void
}

/** The key that approves. */
export const APPROVE = 'A'

/** Each reason has the same number, whatever the kind of picture. */
const numberOf = (reason: PhotoRefusal) => String(PHOTO_REFUSALS.indexOf(reason) + 1)

const reasonsFor = (kind: Picture['kind']): readonly PhotoRefusal[] =>
  kind === 'chat' ? CHAT_PHOTO_REFUSALS : PHOTO_REFUSALS

export type DecisionButtonsProps = Judging

/** Approve, or refuse for one of the reasons, with the key of each. */
export function DecisionButtons({ kind, ready, onDecision }: DecisionButtonsProps) {
  const { t } = useTranslation('desk')
  return (
    <Stack gap="m">
      <Button
        tone="ember"
        wide
        disabled={!ready}
        aria-keyshortcuts={APPROVE}
        onClick={() => onDecision({ verdict: 'approve' })}
      >
        {t('photos.approve')}
        <KeyHint>{APPROVE}</KeyHint>
      </Button>
      <ReasonButtons
        kind={kind}
        ready={ready}
        onRefuse={(reason) => onDecision({ verdict: 'refuse', reason })}
      />
    </Stack>
  )
}

export type ReasonButtonsProps = Pick<Judging, 'kind' | 'ready'> & {
  /** The one that is chosen, where it can still be changed. */
  readonly chosen?: PhotoRefusal | null
  readonly onRefuse: (reason: PhotoRefusal) => void
}

/** The reasons to refuse a picture, with the key of each. */
export function ReasonButtons({ kind, ready, chosen, onRefuse }: ReasonButtonsProps) {
  const { t } = useTranslation('desk')
  return (
    <Stack as="section" gap="xs" label={t('photos.refuse')}>
      <Heading level={2} size="m">
        {t('photos.refuse')}
      </Heading>
      <Text size="s" tone="muted">
        {t('photos.refuse-hint')}
      </Text>
      <Grid cell="action" gap="xs">
        {reasonsFor(kind).map((reason) => (
          <Button
            key={reason}
            size="s"
            wide
            disabled={!ready}
            aria-pressed={chosen === undefined ? undefined : chosen === reason}
            aria-keyshortcuts={numberOf(reason)}
            onClick={() => onRefuse(reason)}
          >
            {t(`reason.${reason}`)}
            <KeyHint>{numberOf(reason)}</KeyHint>
          </Button>
        ))}
      </Grid>
    </Stack>
  )
}

/** What the number of each reason does. */
export const reasonKeys = (
  kind: Picture['kind'],
  refuse: (reason: PhotoRefusal) => void,
): Readonly<Record<string, () => void>> =>
  Object.fromEntries(reasonsFor(kind).map((reason) => [numberOf(reason), () => refuse(reason)]))

export type DecisionKeysProps = Judging & { readonly children: ReactNode }

/** The same by keys, while the focus is at the picture or its buttons. */
export function DecisionKeys({ kind, ready, onDecision, children }: DecisionKeysProps) {
  const keys = {
    [APPROVE.toLowerCase()]: () => onDecision({ verdict: 'approve' }),
    ...reasonKeys(kind, (reason) => onDecision({ verdict: 'refuse', reason })),
  }
  return <Shortcuts keys={ready ? keys : {}}>{children}</Shortcuts>
}
