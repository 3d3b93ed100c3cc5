import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { FileDrop } from '#ui/primitives/field/file-drop.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { askReach } from './queries.ts'
import { ReachResult } from './reach-result.tsx'
import { useFileError } from './use-file-error.ts'

/** More than any campaign: the server refuses it. */
const MOST = 60_000

/** A new campaign from its file: first who would get it, then sending it. */
export function NewCampaign() {
  const { t } = useTranslation('desk-operation')
  const [file, setFile] = useState('')
  const [missing, setMissing] = useState(false)
  const reach = useMutation({ mutationFn: askReach })
  const errorText = useFileError()
  const change = (text: string) => {
    reach.reset()
    setMissing(false)
    setFile(text)
  }
  const choose = async ([chosen]: readonly File[]) => {
    if (chosen) change(await chosen.slice(0, MOST + 1).text())
  }
  const submit = () => {
    setMissing(file.trim() === '')
    if (file.trim() !== '') reach.mutate(file)
  }
  const error = fileError()
  function fileError(): string | undefined {
    if (missing) return t('campaigns.missing')
    if (file.length > MOST) return t('campaigns.too-large')
    return reach.error ? errorText(reach.error) : undefined
  }
  return (
    <Surface as="section" label={t('campaigns.new')}>
      <Stack gap="l">
        <Form label={t('campaigns.new')} onSubmit={submit} gap="m">
          <Stack gap="xs">
            <Heading level={2} size="l">
              {t('campaigns.new')}
            </Heading>
            <Text size="s" tone="muted">
              {t('campaigns.new-lead')}
            </Text>
          </Stack>
          <FileDrop
            label={t('campaigns.file')}
            prompt={t('campaigns.choose')}
            dropPrompt={t('campaigns.drop')}
            accept="application/json,.json"
            icon="receipt"
            small
            onFiles={(files) => void choose(files)}
          />
          <TextArea
            label={t('campaigns.text')}
            rows={5}
            spellCheck={false}
            value={file}
            onValueChange={change}
            error={error}
          />
          <Inline>
            <Button type="submit" tone="ink" busy={reach.isPending} disabled={file.length > MOST}>
              {t('campaigns.check')}
            </Button>
          </Inline>
        </Form>
        {reach.data && <ReachResult reach={reach.data} file={file} onSent={() => change('')} />}
      </Stack>
    </Surface>
  )
}
