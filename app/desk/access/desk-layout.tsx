import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '#ui/art/mark/logo.tsx'
import { RowKeys } from '#ui/patterns/case-table/row-keys.tsx'
import { WorkFrame } from '#ui/patterns/work-frame/work-frame.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Menu } from '#ui/primitives/menu/menu.tsx'
import { SkipLink } from '#ui/primitives/skip-link/skip-link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { Toasts, useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { OfflineAlert } from '../../membership/alerts/offline-alert.tsx'
import { settingsQuery } from '../../site/queries.ts'
import { useExplain } from '../../site/use-explain.ts'
import { DeskLink } from '../desk-link.tsx'
import { LanguageMenu } from '../language-menu.tsx'
import { clearOperator, type Operator } from '../operator.ts'
import { usePlaces } from '../use-places.tsx'
import { NewCodesDialog } from './new-codes-dialog.tsx'

export type DeskLayoutProps = { readonly operator: Operator; readonly children: ReactNode }

/** The desk around its screens: the queues with their counts, who is at work, and the way out. */
export function DeskLayout({ operator, children }: DeskLayoutProps) {
  const { t } = useTranslation(['desk', 'common'])
  return (
    <Toasts label={t('common:notifications')} closeLabel={t('common:close')}>
      <SkipLink label={t('common:skip')} />
      <Framed operator={operator}>{children}</Framed>
    </Toasts>
  )
}

function Framed({ operator, children }: DeskLayoutProps) {
  const { t } = useTranslation('desk')
  const { data: settings } = useQuery(settingsQuery)
  const { groups, few, others } = usePlaces()
  const { busy, logOut } = useLogOut()
  const [renewing, setRenewing] = useState(false)
  const hasCodes = operator.second_factor === 'on'
  const renew = {
    label: t('recovery.renew'),
    icon: 'lock',
    onSelect: () => setRenewing(true),
  } as const
  const site = settings?.name ?? ''
  return (
    <WorkFrame
      label={t('nav')}
      logo={<Logo name={site} line={t('name')} />}
      home={<DeskLink to="/desk" />}
      homeLabel={t('home', { site })}
      groups={groups}
      few={few}
      foot={
        <>
          <Box inline="s">
            <Text size="s" weight="medium" lines={1}>
              {operator.name}
            </Text>
            <Text size="xs" tone="muted" lines={1}>
              {operator.email}
            </Text>
            {operator.second_factor === 'shared' && (
              <Text size="xs" tone="muted">
                {t('access.shared')}
              </Text>
            )}
          </Box>
          <Stack gap="none" align="start">
            <LanguageMenu />
            {hasCodes && (
              <Button tone="bare" size="s" icon={renew.icon} onClick={renew.onSelect}>
                {renew.label}
              </Button>
            )}
            <Button tone="bare" size="s" icon="logout" busy={busy} onClick={logOut}>
              {t('log-out')}
            </Button>
          </Stack>
        </>
      }
      menu={
        <Inline gap="none" wrap={false}>
          <LanguageMenu compact />
          <Menu
            trigger={<IconButton icon="menu" label={t('nav.more')} />}
            items={[
              ...others,
              ...(hasCodes ? [renew] : []),
              { label: t('log-out'), icon: 'logout', disabled: busy, onSelect: logOut },
            ]}
          />
        </Inline>
      }
    >
      <OfflineAlert text={t('offline')} />
      <RowKeys>{children}</RowKeys>
      <NewCodesDialog open={renewing} onClose={() => setRenewing(false)} />
    </WorkFrame>
  )
}

/** Logs out on the server first, then forgets everything here. */
function useLogOut(): { readonly busy: boolean; readonly logOut: () => void } {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  const explain = useExplain()
  const show = useToast()
  const { isPending, mutate } = useMutation({
    mutationFn: () => answered(api.desk.session.delete()),
    onSuccess: () => clearOperator(queries),
    onError: (error) =>
      show({ text: t('log-out.refused', { why: explain(error) }), tone: 'danger' }),
  })
  return { busy: isPending, logOut: mutate }
}
