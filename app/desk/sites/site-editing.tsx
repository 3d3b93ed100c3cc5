import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { MainAside } from '#ui/primitives/layout/main-aside.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { errorOf } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import { FaultList } from './fault-list.tsx'
import { faultsIn, faultsNow, faultsOf } from './faults.ts'
import type { DeskSite, Fault } from './queries.ts'
import { SiteBar } from './site-bar.tsx'
import { SiteForm } from './site-form.tsx'
import { SiteHistory } from './site-history.tsx'
import { SiteMeanwhile } from './site-meanwhile.tsx'
import { SitePreview } from './site-preview.tsx'
import { SiteQuestion } from './site-question.tsx'
import { type Editing, useEditing } from './use-editing.ts'

export type SiteEditingProps = { readonly id: string; readonly site: DeskSite }

/** The form of a site beside its preview, its publications, and the bar that saves and publishes. */
export function SiteEditing({ id, site }: SiteEditingProps) {
  const { t } = useTranslation('desk-sites')
  const editing = useEditing(id, site)
  const { here, elsewhere } = faultsOf(id, site.faults)
  const atFields = faultsNow(here, site.entry, editing.entry)
  return (
    <Stack gap="l">
      <Troubles
        id={id}
        site={site}
        editing={editing}
        elsewhere={elsewhere}
        count={elsewhere.length + atFields.length}
      />
      <MainAside
        stays
        aside={<SitePreview id={id} site={site} isEdited={editing.isEdited} />}
        after={
          <Stack gap="l">
            <Inline gap="s">
              {(editing.isEdited || site.draft) && (
                <Button onClick={() => editing.ask('discard')}>{t('discard')}</Button>
              )}
              {site.open && <Button onClick={() => editing.ask('close')}>{t('close')}</Button>}
            </Inline>
            <SiteHistory history={site.history} onRestore={editing.askToRestore} />
          </Stack>
        }
      >
        <SiteForm
          entry={editing.entry}
          defaults={site.defaults}
          choices={site.choices}
          faults={atFields}
          onChange={editing.change}
        />
      </MainAside>
      <SiteBar site={site} editing={editing} />
      {editing.asked && (
        <SiteQuestion asked={editing.asked} choices={site.choices} onAnswer={editing.answer} />
      )}
    </Stack>
  )
}

type TroublesProps = SiteEditingProps & {
  readonly editing: Editing
  /** Faults that no field shows. */
  readonly elsewhere: readonly Fault[]
  /** Of all faults that are left. */
  readonly count: number
}

/** What keeps a site from being saved or published: a colleague, a refusal, and faults that no field shows. */
function Troubles({ id, site, editing, elsewhere, count }: TroublesProps) {
  const { t } = useTranslation('desk-sites')
  const explain = useExplain()
  const { meanwhile, failure } = editing
  const error = failure && errorOf(failure)
  // That somebody was first is told by what they did, and what is at a field by the field.
  const isTold = error?.code === 'site.changed' && meanwhile !== null
  const refused = error ? faultsOf(id, faultsIn(error)).elsewhere : []
  return (
    <>
      {meanwhile && (
        <SiteMeanwhile
          site={site}
          meanwhile={meanwhile}
          mine={editing.entry}
          onKeep={editing.keepMine}
          onTake={editing.takeTheirs}
        />
      )}
      {failure && !isTold && (
        <Alert tone="danger" title={explain(failure)}>
          {refused.length > 0 && <FaultList faults={refused} site={id} />}
        </Alert>
      )}
      {count > 0 && (
        <Alert tone="warning" title={t('faults', { count })}>
          {elsewhere.length > 0 && <FaultList faults={elsewhere} site={id} />}
        </Alert>
      )}
    </>
  )
}
