import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PayMark } from '#ui/patterns/pay-mark/pay-mark.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { useMethods } from '../credits/methods.ts'
import type { Offered } from '../credits/queries.ts'

type Props = {
  /** Payment methods, the usual one first. */
  readonly offered: Pick<Offered, 'methods' | 'card_brands'> | undefined
  readonly value: string | null
  readonly onChoose: (method: string) => void
  readonly missing?: boolean
}

/** Number of methods shown at first. */
const AT_FIRST = 4

/** Payment methods with name, icon and description; less common ones on demand. */
export function MethodChoice({ offered, value, onChoose, missing = false }: Props) {
  const { t } = useTranslation('credits')
  const shown = useMethods()
  const [all, setAll] = useState(false)
  const { methods, card_brands: brands } = offered ?? { methods: [], card_brands: [] }
  const rows = methods.filter((id, at) => all || at < AT_FIRST || id === value)
  const first = methods.find((id) => !rows.includes(id))

  function showAll({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const list = currentTarget.parentElement
    // The button disappears: without its focus a keyboard would skip the revealed methods.
    flushSync(() => setAll(true))
    list?.querySelector<HTMLElement>(`input[value="${first}"]`)?.focus()
  }

  return (
    <Stack gap="xs">
      <RadioCards
        legend={t('checkout.method')}
        name="method"
        value={value}
        onValueChange={onChoose}
        error={missing ? t('checkout.method-needed') : undefined}
        options={rows.map((method) => {
          const { id, name, mark, hint } = shown(method, brands)
          return { value: id, label: name, hint, tail: mark && <PayMark manner={mark} /> }
        })}
      />
      {rows.length < methods.length && (
        <Button tone="bare" icon="down" onClick={showAll}>
          {t('checkout.method-more', { count: methods.length })}
        </Button>
      )}
    </Stack>
  )
}
