import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useExplain } from './use-explain.ts'

export type TryAgainProps = { readonly error: unknown; readonly onAgain: () => void }

/** An error with a retry button, for a part of the screen. */
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
