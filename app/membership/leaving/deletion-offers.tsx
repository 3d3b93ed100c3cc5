import { useTranslation } from 'react-i18next'
import type { DeletionAlternative } from '#core/membership/leaving/alternatives.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { Offers } from './deletion.machine.ts'

export type DeletionOffersProps = {
  readonly offers: Offers
  readonly busy: boolean
  readonly onTake: (alternative: DeletionAlternative) => void
}

/** Alternatives, best first; each can be skipped. */
export function DeletionOffers({
  offers: { alternatives, discount },
  busy,
  onTake,
}: DeletionOffersProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const percentage = format.percent(discount)
  return alternatives.map((alternative) => (
    <Surface key={alternative} tone={alternative === 'discount' ? 'trust' : 'sunken'} inset="m">
      <Stack gap="xs">
        <Heading level={3} size="m">
          {t(`offer.${alternative}-title`, { percentage })}
        </Heading>
        <Text>{t(`offer.${alternative}-text`, { percentage })}</Text>
        <Inline>
          <Button size="s" busy={busy} onClick={() => onTake(alternative)}>
            {t(`offer.${alternative}-take`)}
          </Button>
        </Inline>
      </Stack>
    </Surface>
  ))
}
