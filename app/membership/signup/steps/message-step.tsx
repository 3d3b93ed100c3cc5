import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Addressee } from '#core/membership/signup/draft.ts'
import { lengthOf } from '#core/shared/text.ts'
import { Line } from '#ui/patterns/line/line.tsx'
import { Checkbox } from '#ui/primitives/field/checkbox.tsx'
import { TextArea } from '#ui/primitives/field/text-area.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { usePendingLike } from '../../../discovery/likes/pending-likes.ts'
import { profileQuery } from '../../../profiles/members/queries.ts'
import { settingsQuery } from '../../../site/queries.ts'
import { useExplain } from '../../../site/use-explain.ts'
import type { StepProps } from './step-props.ts'

/** Remaining characters below which a counter is shown. */
const NEAR = 100

/** The first message, before any question about oneself. */
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
  // Optional for visitors who came to like.
  const liked = usePendingLike(to.id)
  const left = (settings?.message_length ?? 0) - lengthOf(draft.message.trim())
  return (
    <>
      <Heading level={2} arrives>
        {t(liked ? 'message.title-liked' : 'message.title', { name })}
      </Heading>
      {profile?.line && <Line {...profile.line} size="lead" />}
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
