import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { useFormat } from '../../shared/use-format.ts'

export type RefusedMethodsProps = { readonly methods: readonly string[] }

/** Methods that members do not see, as the payment provider does not offer them. */
export function RefusedMethods({ methods }: RefusedMethodsProps) {
  const { t } = useTranslation('desk')
  const format = useFormat()
  if (methods.length === 0) return null
  return (
    <Alert tone="warning" title={t('overview.refused', { methods: format.list(methods) })}>
      {t('overview.refused-text')}
    </Alert>
  )
}
