import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { errorOf } from '../client/client.ts'
import { TryAgain, type TryAgainProps } from '../site/try-again.tsx'
import { useExplain } from '../site/use-explain.ts'

type NoQuoteProps = TryAgainProps & {
  /** Drops the code; `null` if there is none. */
  readonly onWithout: (() => void) | null
}

/** Why there is no price: for a discontinued bundle a retry is useless. */
export function NoQuote({ error, onAgain, onWithout }: NoQuoteProps) {
  const { t } = useTranslation('credits')
  const explain = useExplain()
  const isGone = errorOf(error).code === 'bundle.not-found'
  return (
    <>
      {isGone ? (
        <Alert
          tone="warning"
          action={
            <Button asChild size="s">
              <Link to="/credits">{t('orders.empty.action')}</Link>
            </Button>
          }
        >
          {explain(error)}
        </Alert>
      ) : (
        <TryAgain error={error} onAgain={onAgain} />
      )}
      {onWithout && <Button onClick={onWithout}>{t('checkout.without-code')}</Button>}
    </>
  )
}

/** Whether the quote's code was used or ended meanwhile. */
export const isCodeRefused = (error: Error | null): boolean =>
  error !== null && errorOf(error).code.startsWith('discount.')
