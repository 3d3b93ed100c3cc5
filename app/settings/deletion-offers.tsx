import { useTranslation } from 'react-i18next'
import type { DeletionAlternative } from '#core/accounts/deletion.ts'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { useFormat } from '../shared/use-format.ts'
import type { Offers } from './deletion.machine.ts'

export type DeletionOffersProps = {
  readonly offers: Offers
  readonly busy: boolean
  readonly onTake: (alternative: DeletionAlternative) => void
}

/** What else could help, the best fitting first; each can simply be passed by. */
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
