import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { MemberRecord } from '../cases/queries.ts'
import { useDraft } from '../cases/use-draft.ts'

export type MemberHelpProps = {
  readonly member: Pick<MemberRecord, 'id' | 'status' | 'name'>
}

/** What helps a member who gets no mail or cannot get in. */
export function MemberHelp({ member }: MemberHelpProps) {
  const { t } = useTranslation('desk-members')
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('help.title')}
        </Heading>
        {member.status === 'not_confirmed' && (
          <>
            <Resend member={member} />
            <AddressForm member={member} />
          </>
        )}
        <SignOut member={member} />
      </Stack>
    </Surface>
  )
}

function Resend({ member: { id } }: MemberHelpProps) {
  const { t } = useTranslation('desk-members')
  const help = useHelp({
    call: () => answered(api.desk.members({ id }).confirmation.post()),
    said: () => t('help.resent'),
  })
  return (
    <Stack gap="s">
      <Button icon="mail" busy={help.isPending} onClick={() => help.mutate()}>
        {t('help.resend')}
      </Button>
      <Outcome help={help} />
    </Stack>
  )
}

const NO_ADDRESS: { readonly email: string } = { email: '' }

function AddressForm({ member: { id } }: MemberHelpProps) {
  const { t } = useTranslation(['desk-members', 'errors'])
  const [attempted, setAttempted] = useState(false)
  const { draft, change, drop } = useDraft(`address.${id}`, NO_ADDRESS)
  const email = draft.email.trim()
  const help = useHelp({
    call: () => answered(api.desk.members({ id }).address.post({ email })),
    said: () => t('help.replaced'),
    onDone: () => {
      drop()
      setAttempted(false)
    },
  })
  const submit = () => {
    setAttempted(true)
    if (email !== '' && !help.isPending) help.mutate()
  }
  return (
    <Form label={t('help.address')} gap="s" onSubmit={submit}>
      <TextField
        label={t('help.address')}
        hint={t('help.address-at-once')}
        type="email"
        autoComplete="off"
        value={draft.email}
        error={attempted && email === '' ? t('errors:email.missing') : undefined}
        onValueChange={(typed) => {
          help.reset()
          change({ email: typed })
        }}
      />
      <Outcome help={help} />
      <Button type="submit" busy={help.isPending}>
        {t('help.correct')}
      </Button>
    </Form>
  )
}

function SignOut({ member: { id, name } }: MemberHelpProps) {
  const { t } = useTranslation(['desk-members', 'desk-cases'])
  const [asking, setAsking] = useState(false)
  const help = useHelp({
    call: () => answered(api.desk.members({ id }).sessions.delete()),
    said: () => t('help.signed-out'),
  })
  return (
    <Stack gap="s">
      <Text size="s">{t('help.sign-out-text')}</Text>
      <Button icon="logout" busy={help.isPending} onClick={() => setAsking(true)}>
        {t('help.sign-out')}
      </Button>
      <Outcome help={help} />
      <ConfirmDialog
        open={asking}
        busy={help.isPending}
        title={t('help.sign-out-question', { name: name ?? t('desk-cases:erased') })}
        confirm={t('help.sign-out')}
        cancel={t('desk-cases:cancel')}
        onConfirm={() => {
          setAsking(false)
          help.mutate()
        }}
        onCancel={() => setAsking(false)}
      >
        {t('help.sign-out-text')}
      </ConfirmDialog>
    </Stack>
  )
}

/** What came of it, where it was asked for. */
function Outcome({ help: { error, said } }: { readonly help: Pick<Help, 'error' | 'said'> }) {
  const explain = useExplain()
  if (error) return <Alert tone="danger">{explain(error)}</Alert>
  return said === null ? null : <Alert tone="success">{said}</Alert>
}

type Help = ReturnType<typeof useHelp>

type Asked<T> = {
  readonly call: () => Promise<T>
  /** What to say once it is done. */
  readonly said: (result: T) => string
  readonly onDone?: () => void
}

function useHelp<T>({ call, said, onDone }: Asked<T>) {
  const queries = useQueryClient()
  const { data, ...help } = useMutation<T, Error, void>({
    mutationFn: call,
    onSuccess: () => {
      onDone?.()
      void queries.invalidateQueries({ queryKey: ['desk'] })
    },
  })
  return { ...help, said: data === undefined ? null : said(data) }
}
