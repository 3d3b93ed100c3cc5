import { Link } from '@tanstack/react-router'
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
  /** The code of the discount that was given before and can still be used. */
  readonly held: string | null
  readonly busy: boolean
  readonly onTake: (alternative: DeletionAlternative) => void
  readonly onClose: () => void
}

/** Alternatives, best first; each can be skipped. */
export function DeletionOffers({
  offers: { alternatives, discount },
  held,
  busy,
  onTake,
  onClose,
}: DeletionOffersProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const percentage = format.percent(discount)
  return alternatives.map((alternative) => {
    const code = alternative === 'discount' ? held : null
    return (
      <Surface key={alternative} tone={alternative === 'discount' ? 'trust' : 'sunken'} inset="m">
        <Stack gap="xs">
          <Heading level={3} size="m">
            {t(`offer.${alternative}-title`, { percentage })}
          </Heading>
          <Text>
            {code === null ? t(`offer.${alternative}-text`) : t('offer.discount-held', { code })}
          </Text>
          <Inline>
            {code === null ? (
              <Button size="s" busy={busy} onClick={() => onTake(alternative)}>
                {t(`offer.${alternative}-take`)}
              </Button>
            ) : (
              <Button asChild size="s">
                <Link to="/credits" search={{ code }} onClick={onClose}>
                  {t('leave.use-code')}
                </Link>
              </Button>
            )}
          </Inline>
        </Stack>
      </Surface>
    )
  })
}
