import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { useExplain } from './use-explain.ts'

export type TryAgainProps = { readonly error: unknown; readonly onAgain: () => void }

/** A part of the screen that did not load: why, and once more. */
export function TryAgain({ error, onAgain }: TryAgainProps) {
  const { t } = useTranslation()
  const explain = useExplain()
  return (
    <Alert
      tone="danger"
      action={
        <Button size="s" icon="retry" onClick={onAgain}>
          {t('error.again')}
        </Button>
      }
    >
      {explain(error)}
    </Alert>
  )
}
