import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { OtpField } from '#ui/primitives/field/otp-field.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { errorOf } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import { operatorQuery } from '../operator.ts'
import { replaceRecoveryCodes } from './queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

export type NewCodesDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** New recovery codes, for a code of the app; then they are shown, once. */
export function NewCodesDialog({ open, onClose }: NewCodesDialogProps) {
  const { t } = useTranslation('desk')
  const queries = useQueryClient()
  const replace = useMutation({
    mutationFn: replaceRecoveryCodes,
    onSuccess: () => queries.invalidateQueries({ queryKey: operatorQuery.queryKey }),
    // Secrets are not kept once they are out of sight.
    gcTime: 0,
  })
  const { data: codes } = replace
  const close = () => {
    replace.reset()
    onClose()
  }
  return (
    <Dialog
      title={t(codes ? 'recovery.title' : 'recovery.renew')}
      open={open}
      onClose={close}
      // Closed by mistake they would be lost.
      dismissible={!codes && !replace.isPending}
      closeLabel={t('close')}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <CodeForm
          busy={replace.isPending}
          error={replace.error}
          onTyping={replace.reset}
          onCode={(code) => replace.mutate(code)}
        />
      )}
    </Dialog>
  )
}

type CodeFormProps = {
  readonly busy: boolean
  readonly error: unknown
  readonly onTyping: () => void
  readonly onCode: (code: string) => void
}

function CodeForm({ busy, error, onTyping, onCode }: CodeFormProps) {
  const { t } = useTranslation('desk')
  const explain = useExplain()
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(false)
  const submit = () => {
    setSent(true)
    if (code.length === 6 && !busy) onCode(code)
  }
  const type = (typed: string) => {
    onTyping()
    setSent(false)
    setCode(typed)
  }
  const isWrong = error !== null && errorOf(error).code === 'desk.code-wrong'
  const missing = sent && code.length < 6 && t('code.missing')
  return (
    <Form label={t('recovery.renew')} onSubmit={submit} gap="m">
      <Text>{t('recovery.renew-text')}</Text>
      <OtpField
        label={t('code.label')}
        value={code}
        onValueChange={type}
        error={(isWrong ? explain(error) : missing) || undefined}
      />
      {error !== null && !isWrong && <Alert tone="danger">{explain(error)}</Alert>}
      <Button type="submit" tone="ember" wide busy={busy}>
        {t('recovery.renew-submit')}
      </Button>
    </Form>
  )
}
