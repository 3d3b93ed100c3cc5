import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { shownSitesQuery, useSiteChoice } from '../../accounts/account/shown-sites.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useExplain } from '../../site/use-explain.ts'

type Props = {
  readonly user: User
  /** Whether to wait until an action needs the answer. */
  readonly onAnswered: () => void
}

/** Asks a member of another site whether to be shown here: once, and again only when an action needs it. */
export function SiteQuestion({ user, onAnswered }: Props) {
  const { t } = useTranslation('notices')
  const explain = useExplain()
  const { data: here } = useQuery(settingsQuery)
  const { data: sites } = useQuery(shownSitesQuery)
  const choose = useSiteChoice()
  const joined = sites?.find((site) => site.joined)
  if (!here || !joined) return null

  const answer = (shown: boolean) =>
    choose.mutate({ id: here.id, shown }, { onSuccess: onAnswered })
  // Closing counts as no; an existing no is not sent again.
  const decline = () => (user.shown_here === null ? answer(false) : onAnswered())
  const names = { site: here.name, home: joined.name }
  return (
    <Dialog
      title={t('sites.title', names)}
      open
      onClose={decline}
      actions={
        <>
          {/* Equal buttons: no nudging towards being shown on a niche. */}
          <Button busy={choose.isPending} onClick={() => answer(true)}>
            {t('sites.yes')}
          </Button>
          <Button disabled={choose.isPending} onClick={decline}>
            {t('sites.no')}
          </Button>
        </>
      }
    >
      <Stack gap="s">
        <Text>{t('sites.text', names)}</Text>
        <Text>{t('sites.why', names)}</Text>
        <Text size="s" tone="muted">
          {t('sites.later')}
        </Text>
        {choose.error && <Alert tone="danger">{explain(choose.error)}</Alert>}
      </Stack>
    </Dialog>
  )
}
