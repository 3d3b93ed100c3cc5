import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanPasted } from '#core/shared/text.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { CODE_LENGTH } from './code-search.ts'
import { codeQuery } from './queries.ts'
import { useActiveDiscount } from './use-discount.ts'

type Props = {
  /** The active code, from the URL. */
  readonly code: string | null
  readonly onCode: (code: string | null) => void
}

/** A discount code field: validated by the server, active until removed. */
export function CodeField({ code, onCode }: Props) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const explain = useExplain()
  const name = useId()
  const [typed, setTyped] = useState(code ?? '')
  const [wrong, setWrong] = useState<string>()
  const { data, error, isFetching } = useQuery({ ...codeQuery(code ?? ''), enabled: code !== null })

  const active = useActiveDiscount()

  if (code !== null && data) {
    const applied = {
      code: data.code,
      percent: format.off(data.value_percentage, data.value_amount),
    }
    return (
      <Alert
        tone="trust"
        icon="discount"
        action={
          <Button size="s" onClick={() => onCode(null)}>
            {t('code.remove')}
          </Button>
        }
      >
        {active === null || active.discount.value_percentage === data.value_percentage
          ? t('code.applied', applied)
          : t('code.applied-instead', {
              ...applied,
              before: format.percent(active.discount.value_percentage),
            })}
      </Alert>
    )
  }

  const refused = code !== null && error ? explain(error) : undefined
  const apply = () => {
    const wanted = cleanPasted(typed)
    if (wanted === '') return setWrong(t('code.empty'))
    if (wanted.length > CODE_LENGTH) return setWrong(t('common:too-long', { limit: CODE_LENGTH }))
    onCode(wanted)
  }
  return (
    <Form onSubmit={apply}>
      <TextField
        label={t('code.label')}
        optional={t('code.optional')}
        name={name}
        value={typed}
        onValueChange={(text) => {
          setTyped(text)
          setWrong(undefined)
        }}
        error={wrong ?? refused}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        tail={
          <Button type="submit" size="s" tone="bare" busy={isFetching}>
            {t('code.apply')}
          </Button>
        }
      />
    </Form>
  )
}
