import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CreditsEmpty } from '#ui/art/credits-empty.tsx'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/dialog/dialog.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { userQuery } from '../account/queries.ts'
import type { CallError } from '../client/client.ts'
import { useToPrices } from '../credits/use-to-prices.ts'
import { settingsQuery } from '../site/queries.ts'
import { useExplain } from '../site/use-explain.ts'

type Props = {
  /** Why nothing was sent; `null` while there is nothing to tell. */
  readonly error: CallError | null
  /** It was a gift. */
  readonly gift?: boolean
  readonly onClose: () => void
}

/** Why a message was not sent and what would change that. It keeps the text typed; it is never a wall. */
export function RefusedSending({ error, gift = false, onClose }: Props) {
  if (error === null) return null
  switch (error.code) {
    case 'credits.insufficient':
      return (
        <Insufficient needed={error.needed} balance={error.balance} gift={gift} onClose={onClose} />
      )
    case 'chat.free-limit':
      return <FreeLimit limit={error.limit} onClose={onClose} />
    default:
      return <Plain error={error} onClose={onClose} />
  }
}

type Closing = Pick<Props, 'onClose'>

function Insufficient({
  needed,
  balance,
  gift,
  onClose,
}: Closing & { readonly needed: number; readonly balance: number; readonly gift: boolean }) {
  const { t } = useTranslation(['chats', 'gifts'])
  const { data: user } = useQuery(userQuery)
  const prices = useToPrices()
  const held = user?.status === 'not_confirmed'
  const facts = { count: needed, balance }
  return (
    <Told
      title={t(balance > 0 ? 'insufficient.title' : 'insufficient.title-none')}
      onClose={onClose}
      later={t('insufficient.later')}
      action={
        <Button asChild tone="trust">
          <Link to={prices}>{t('insufficient.buy')}</Link>
        </Button>
      }
    >
      {gift
        ? t('gifts:insufficient', facts)
        : held
          ? t('insufficient.held')
          : t('insufficient.text', facts)}
    </Told>
  )
}

function FreeLimit({ limit, onClose }: Closing & { readonly limit: number }) {
  const { t } = useTranslation('chats')
  const { data: settings } = useQuery(settingsQuery)
  const rule = settings?.free_allowance.rule ?? 'conversations'
  return (
    <Told
      title={t('limit.title')}
      onClose={onClose}
      later={t('insufficient.later')}
      action={
        <Button asChild tone="trust">
          <Link to="/premium">{t('limit.action')}</Link>
        </Button>
      }
    >
      {t(`limit.${rule}` as const, { count: limit })} {t('limit.kept')}
    </Told>
  )
}

function Plain({ error, onClose }: Closing & { readonly error: CallError }) {
  const { t } = useTranslation(['chats', 'common'])
  const explain = useExplain()
  return (
    <Told title={t('state.refused')} onClose={onClose} later={t('common:close')}>
      {explain(error)}
    </Told>
  )
}

type ToldProps = Closing & {
  readonly title: string
  readonly children: ReactNode
  readonly action?: ReactNode
  readonly later: string
}

function Told({ title, children, action, later, onClose }: ToldProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      title={title}
      open
      onClose={onClose}
      closeLabel={t('close')}
      actions={
        <>
          {action}
          <Button onClick={onClose}>{later}</Button>
        </>
      }
    >
      <Stack gap="m">
        {action && (
          <Box inline="xxl">
            <CreditsEmpty />
          </Box>
        )}
        <Text>{children}</Text>
      </Stack>
    </Sheet>
  )
}
