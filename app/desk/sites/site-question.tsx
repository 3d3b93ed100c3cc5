import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { ChangeList } from './change-list.tsx'
import type { DeskSite } from './queries.ts'
import type { Asked } from './use-editing.ts'

export type SiteQuestionProps = {
  readonly asked: Asked
  readonly choices: DeskSite['choices']
  readonly onAnswer: (isYes: boolean) => void
}

/** Asks once before a site is published, brought back, closed or its draft discarded, and names what changes. */
export function SiteQuestion({ asked, choices, onAnswer }: SiteQuestionProps) {
  const { t } = useTranslation(['desk-sites', 'common'])
  const { kind, changes, isFirst } = asked
  const isGone = kind === 'discard' || kind === 'close'
  return (
    <ConfirmDialog
      title={t(`ask.${kind}`)}
      open
      tone={isGone ? 'danger' : 'ink'}
      confirm={t(kind === 'restore' ? 'history.restore' : kind)}
      cancel={t('common:cancel')}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      <Stack gap="m">
        <Text>{t(`ask.${kind}-body`)}</Text>
        {isFirst && <Text weight="medium">{t('change.all')}</Text>}
        {changes && changes.length > 0 && (
          <ChangeList changes={changes} choices={choices} kind={isFirst ? 'new' : 'changes'} />
        )}
        {changes?.length === 0 && <Text tone="muted">{t('change.none')}</Text>}
      </Stack>
    </ConfirmDialog>
  )
}
