import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { answered, api } from '../client/client.ts'
import { useExplain } from '../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'

/** Data export in one file (product.md §4). */
export function DataSettings({ site }: { readonly site: string }) {
  const { t } = useTranslation('settings')
  const explain = useExplain()
  const fetched = useMutation({
    mutationFn: () => answered(api.account.export.get()),
    onSuccess: (everything) => save(`${site.toLowerCase()}.json`, everything),
  })
  return (
    <SettingsSection title={t('data.title')} text={t('data.text')}>
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

/** Downloads a file. */
function save(name: string, content: unknown): void {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
