import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { heldCodeQuery } from './queries.ts'

type Props = {
  /** The percentage that prices are reduced by already. */
  readonly applied: number
  readonly onCode: (code: string) => void
}

/** A personal code that was given and not used yet, one tap from applied; nothing where prices are as low already. */
export function HeldCode({ applied, onCode }: Props) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const { data: held } = useQuery(heldCodeQuery)
  if (!held?.expires || held.value_percentage <= applied) return null
  const { code, value_percentage: percentage, expires } = held
  return (
    <Alert
      tone="trust"
      icon="discount"
      action={
        <Button size="s" onClick={() => onCode(code)}>
          {t('code.apply')}
        </Button>
      }
    >
      {t('code.held', { percent: format.percent(percentage), moment: format.moment(expires) })}
    </Alert>
  )
}
