import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { answered, api } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'

/** Data export in one file (product.md §4). */
export function DataSettings({ site }: { readonly site: string }) {
  const { t, i18n } = useTranslation('settings')
  const explain = useExplain()
  const fetched = useMutation({
    mutationFn: async () => {
      const everything = await answered(api.account.export.get())
      const { saveExport } = await import('../../accounts/account/save-export.ts')
      await saveExport(everything, site, i18n)
    },
  })
  return (
    <SettingsSection text={t('data.text')} anchor="data">
      <Inline>
        <Button icon="download" busy={fetched.isPending} onClick={() => fetched.mutate()}>
          {t('data.download')}
        </Button>
      </Inline>
      {fetched.isSuccess && <Alert tone="success">{t('data.done')}</Alert>}
      {fetched.error && <Alert tone="danger">{explain(fetched.error)}</Alert>}
    </SettingsSection>
  )
}
