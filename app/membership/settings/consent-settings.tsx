import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sexualitiesOf } from '#core/profiles/fields.ts'
import type { Sexuality } from '#core/profiles/profile.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Checkbox } from '#ui/primitives/field/checkbox.tsx'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { type User, userQuery } from '../../accounts/account/queries.ts'
import { answered, api } from '../../client/client.ts'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { useFormat } from '../../shared/use-format.ts'
import { ConfirmDialog } from '../../site/dialogs.ts'
import { useExplain } from '../../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'

type Props = { readonly user: User; readonly site: string }

/** The consent to using the orientation (GDPR, article 9): its date, withdrawing and giving it again. */
export function ConsentSettings({ user, site }: Props) {
  const { t } = useTranslation(['settings', 'signup'])
  const { sexuality } = user.profile
  return (
    <SettingsSection
      anchor="consent"
      title={t('consent.title')}
      text={t('signup:consent.label', { site })}
    >
      {sexuality === null ? <Giving user={user} site={site} /> : <Taking user={user} />}
    </SettingsSection>
  )
}

/** The responses of account calls are the member's current state. */
function useConsent<Command = void>(call: (command: Command) => Promise<{ user: User }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: ({ user }) => queries.setQueryData(userQuery.queryKey, user),
  })
}

function Taking({ user }: Pick<Props, 'user'>) {
  const { t } = useTranslation(['settings', 'common'])
  const format = useFormat()
  const explain = useExplain()
  const [asked, setAsked] = useState(false)
  const take = useConsent(() => answered(api.account.consent.delete()))
  const since = user.sensitive_consent?.given_at ?? user.signup_date
  return (
    <>
      <Text size="s" tone="muted">
        {t('consent.given', { day: format.date(since) })}
      </Text>
      {take.error && <Alert tone="danger">{explain(take.error)}</Alert>}
      <Inline>
        <Button onClick={() => setAsked(true)}>{t('consent.withdraw')}</Button>
      </Inline>
      <ConfirmDialog
        title={t('consent.withdraw-title')}
        open={asked}
        busy={take.isPending}
        confirm={t('consent.withdraw')}
        cancel={t('common:cancel')}
        onConfirm={() => take.mutate(undefined, { onSettled: () => setAsked(false) })}
        onCancel={() => setAsked(false)}
      >
        {t('consent.withdraw-text')}
      </ConfirmDialog>
    </>
  )
}

function Giving({ user, site }: Props) {
  const { t } = useTranslation(['settings', 'signup'])
  const explain = useExplain()
  const texts = useFieldTexts()
  const [chosen, choose] = useState<Sexuality | null>(null)
  const [agreed, agree] = useState(false)
  const [attempted, setAttempted] = useState(false)
  const give = useConsent((sexuality: Sexuality) =>
    answered(api.account.consent.put({ sexuality })),
  )
  const choices = sexualitiesOf(user.profile.gender)
  const missing = (code: 'sexuality.missing' | 'consent.missing', there: boolean) =>
    attempted && !there ? explain({ value: { code } }) : undefined
  return (
    <Form
      gap="m"
      label={t('consent.title')}
      onSubmit={() => {
        setAttempted(true)
        if (chosen && agreed) give.mutate(chosen)
      }}
    >
      <Text>{t('consent.withdrawn')}</Text>
      <Chips
        single
        legend={t('signup:about.sexuality')}
        error={missing('sexuality.missing', chosen !== null)}
        options={choices.map((value) => ({ value, label: texts.sexuality(value) }))}
        value={chosen ? [chosen] : []}
        onValueChange={([value]) => choose(choices.find((one) => one === value) ?? null)}
      />
      <Checkbox
        label={t('signup:consent.label', { site })}
        hint={t('signup:consent.hint')}
        error={missing('consent.missing', agreed)}
        checked={agreed}
        onCheckedChange={agree}
      />
      {give.error && <Alert tone="danger">{explain(give.error)}</Alert>}
      <Inline>
        <Button type="submit" tone="trust" busy={give.isPending}>
          {t('consent.give')}
        </Button>
      </Inline>
    </Form>
  )
}
