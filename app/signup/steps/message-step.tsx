import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Addressee } from '#core/signup/draft.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { usePressed } from '../../likes/pressed-likes.ts'
import { profileQuery } from '../../members/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { StepProps } from './step-props.ts'

/** How near the limit one must be before it is worth mentioning. */
const NEAR = 100

/** What one wants to say, before anything about oneself is asked. */
export function MessageStep({
  to,
  draft,
  refusals,
  onFill,
  onLeave,
}: StepProps & { readonly to: Addressee }) {
  const { t } = useTranslation('signup')
  const { t: common } = useTranslation()
  const explain = useExplain()
  const { data: settings } = useQuery(settingsQuery)
  const { data: profile } = useQuery(profileQuery(to.id))
  const name = profile?.name ?? ''
  // Whoever pressed a heart came to like, and may leave it at that.
  const liked = usePressed(to.id)
  const left = (settings?.message_length ?? 0) - [...draft.message.trim()].length
  return (
    <>
      <Heading level={2} arrives>
        {t(liked ? 'message.title-liked' : 'message.title', { name })}
      </Heading>
      <TextArea
        label={t('message.label', { name })}
        hint={t('message.hint', {
          cost: common('credits', { count: settings?.message_credits ?? 0 }),
          gift: common('credits', { count: settings?.signup_credits ?? 0 }),
        })}
        error={refusals.message && explain(refusals.message)}
        {...(left <= NEAR && { remaining: t('message.left', { count: Math.max(0, left) }) })}
        rows={5}
        value={draft.message}
        onValueChange={(message) => onFill({ message })}
        onBlur={() => onLeave('message')}
      />
      {to.kind !== 'person' && (
        <Checkbox
          label={t(`acknowledge.${to.kind}`)}
          error={refusals.acknowledged && explain(refusals.acknowledged)}
          checked={draft.acknowledged}
          onCheckedChange={(acknowledged) => onFill({ acknowledged })}
        />
      )}
    </>
  )
}
