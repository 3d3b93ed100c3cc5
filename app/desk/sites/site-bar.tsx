import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { StickyBar } from '#ui/primitives/layout/sticky-bar.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { DeskSite } from './queries.ts'
import type { Editing } from './use-editing.ts'

export type SiteBarProps = {
  readonly site: DeskSite
  readonly editing: Pick<Editing, 'isEdited' | 'isBusy' | 'meanwhile' | 'save' | 'askToPublish'>
}

/** How far a site is, and what can be done with it next; always in view. */
export function SiteBar({ site, editing }: SiteBarProps) {
  const { t } = useTranslation('desk-sites')
  const { isEdited, isBusy, meanwhile, save, askToPublish } = editing
  const { draft, faults } = site
  const isNew = !site.open
  function state(): string {
    if (meanwhile) return t('bar.meanwhile')
    if (isEdited) return t('bar.edited')
    if (faults.length > 0) return t('bar.faults', { count: faults.length })
    if (draft) return t('bar.draft')
    return t(isNew ? 'state.new' : 'bar.published')
  }
  return (
    <StickyBar label={t('bar')} as="section">
      <Inline gap="s" justify="between">
        <div role="status">
          <Text as="span" size="s" tone={faults.length > 0 && !isEdited ? 'danger' : 'muted'}>
            {state()}
          </Text>
        </div>
        <Inline gap="s">
          <Button busy={isBusy} disabled={!isEdited || meanwhile !== null} onClick={save}>
            {t('save')}
          </Button>
          <Button
            tone="ember"
            busy={isBusy}
            disabled={(!isEdited && !draft) || meanwhile !== null}
            onClick={askToPublish}
          >
            {t('publish')}
          </Button>
        </Inline>
      </Inline>
    </StickyBar>
  )
}
