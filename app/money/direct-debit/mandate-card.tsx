import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import type { Order } from '../credits/queries.ts'
import { MandateText } from './mandate-text.tsx'

type Props = { readonly order: Pick<Order, 'mandate' | 'total'> }

/** An order's mandate, to read and print; nothing if its terms were not stored. */
export function MandateCard({ order: { mandate, total } }: Props) {
  const { t } = useTranslation('credits')
  if (!mandate?.creditor) return null
  return (
    <Surface as="section" labelledBy="mandate" printsAlone>
      <Stack gap="m">
        <Heading level={2} size="l" id="mandate">
          {t('mandate.title')}
        </Heading>
        <MandateText
          mandate={{ ...mandate, creditor: mandate.creditor }}
          total={total}
          date={mandate.signed_at}
        />
        <Button wide onClick={() => window.print()}>
          {t('mandate.print')}
        </Button>
      </Stack>
    </Surface>
  )
}
