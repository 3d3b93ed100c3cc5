import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { PayMark } from '#ui/pay-mark/pay-mark.tsx'
import { useMethods } from './methods.ts'
import type { Offered } from './queries.ts'

type Props = {
  /** The ways to pay here, the usual one first. */
  readonly offered: Pick<Offered, 'methods' | 'card_brands'> | undefined
  readonly value: string | null
  readonly onChoose: (method: string) => void
  readonly missing?: boolean
}

/** So many of the likeliest ways to pay are enough for nearly everybody. */
const AT_FIRST = 4

/** The ways to pay, each with its name, its mark and what it asks of one; the less likely ones on demand. */
export function MethodChoice({ offered, value, onChoose, missing = false }: Props) {
  const { t } = useTranslation('credits')
  const shown = useMethods()
  const [all, setAll] = useState(false)
  const { methods, card_brands: brands } = offered ?? { methods: [], card_brands: [] }
  const rows = methods.filter((id, at) => all || at < AT_FIRST || id === value)
  return (
    <Stack gap="xs">
      <RadioCards
        legend={t('checkout.method')}
        name="method"
        value={value}
        onValueChange={onChoose}
        error={missing ? t('checkout.method-needed') : undefined}
        options={rows.map((method) => {
          const { id, name, manner, hint } = shown(method, brands)
          return { value: id, label: name, hint, tail: manner && <PayMark manner={manner} /> }
        })}
      />
      {rows.length < methods.length && (
        <Button tone="bare" icon="down" onClick={() => setAll(true)}>
          {t('checkout.method-more', { count: methods.length })}
        </Button>
      )}
    </Stack>
  )
}
