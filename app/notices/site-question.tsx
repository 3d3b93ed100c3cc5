import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import type { User } from '../account/queries.ts'
import { shownSitesQuery, useSiteChoice } from '../account/shown-sites.ts'
import { onNotShown } from '../client/watchful-fetch.ts'
import { settingsQuery } from '../site/queries.ts'
import { useExplain } from '../site/use-explain.ts'

/**
 * Asks a member of another site of the install whether people here may see them: once, and again only when they
 * want to do something that needs it.
 */
export function SiteQuestion({ user }: { readonly user: User }) {
  const { t } = useTranslation('notices')
  const explain = useExplain()
  const [wanted, setWanted] = useState(false)
  useEffect(() => onNotShown(() => setWanted(true)), [])
  const unasked = user.shown_here === null
  const open = unasked || (wanted && user.shown_here === false)

  const { data: here } = useQuery(settingsQuery)
  const { data: sites } = useQuery({ ...shownSitesQuery, enabled: open })
  const choose = useSiteChoice()
  const joined = sites?.find((site) => site.joined)
  if (!open || !here || !joined) return null

  const answer = (shown: boolean) =>
    choose.mutate({ id: here.id, shown }, { onSuccess: () => setWanted(false) })
  // Putting the question away is a no; a no that stands already need not be said again.
  const decline = () => (unasked ? answer(false) : setWanted(false))
  const names = { site: here.name, home: joined.name }
  return (
    <Dialog
      title={t('sites.title', names)}
      open
      onClose={decline}
      actions={
        <>
          {/* Neither stands out: to be seen on a niche is nobody's to talk one into. */}
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
