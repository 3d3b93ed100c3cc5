import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AllowanceLeft } from '#core/chats/messages/free-allowance.ts'
import { labelsOf } from '#core/profiles/profile.ts'
import { MemberCard as Card } from '#ui/patterns/member-card/member-card.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { usePossible } from '../../accounts/account/use-possible.ts'
import { DeferredHydration } from '../../client/hydration/deferred-hydration.tsx'
import { storeWanted } from '../../client/storage/message-drafts.ts'
import type { MemberCard } from '../../profiles/members/queries.ts'
import { useMemberWords } from '../../profiles/members/use-member-words.ts'
import { useOnlineText } from '../../profiles/members/use-online-text.ts'
import { KindLabels } from '../../site/kind-labels.tsx'
import { usePicture } from '../../site/use-picture.ts'
import { LikeHeart } from './like-heart.tsx'
import { AnswerLink, useAnswerable } from './use-answerable.tsx'
import { usePriced } from './use-write-words.ts'

export type MemberFaceProps = {
  readonly card: MemberCard
  /** A label for something new. */
  readonly marker?: string | undefined
  /** Why they are shown. */
  readonly note?: string | undefined
  /** Whether the card ends with a link to write to them. */
  readonly writable?: boolean
  /** The first of a list, across two columns, with a button that answers their line. */
  readonly lead?: boolean
  /** The level of the name as a heading. */
  readonly level?: 2 | 3
  /** Above the fold: loaded eagerly. */
  readonly eager?: boolean
}

/** A member's card in a grid: photo, text, kind, and heart. */
export function MemberFace(props: MemberFaceProps) {
  return (
    <DeferredHydration>
      <Face {...props} />
    </DeferredHydration>
  )
}

function Face({
  card,
  marker,
  note,
  writable = false,
  lead = false,
  level = 2,
  eager = false,
}: MemberFaceProps) {
  const { t } = useTranslation()
  const words = useMemberWords()
  const online = useOnlineText(card)
  const picture = usePicture()
  const { line, spent } = useAnswerable()(card)
  const { src, blur } = picture(card.main_image, lead ? 'filename' : 'match')
  const lock = card.main_image?.lock
  const possible = usePossible()
  // A list says it once: above its cards, or on the first.
  const whatIsLeft = (none: AllowanceLeft) =>
    `${possible(none, card.name)} ${t(`allowance.${none.rule}-none`, { count: none.limit })}`
  return (
    <Card
      name={card.name}
      age={card.age}
      place={words.place(card)}
      to={<Link to="/members/$id" params={{ id: card.id }} />}
      photo={src}
      blur={blur}
      face={card.main_image?.focus}
      lock={lock ? words.lock(lock) : undefined}
      missing={t('no-photo')}
      line={line}
      lead={lead}
      level={level}
      online={online}
      marker={marker}
      note={note ?? (lead && spent ? whatIsLeft(spent) : undefined)}
      eager={eager}
      kind={
        labelsOf(card).length > 0 && (
          <Inline gap="xxs">
            <KindLabels profile={card} />
          </Inline>
        )
      }
      action={<LikeHeart card={card} />}
      foot={
        spent ? (
          lead && <ToPremium id={card.id} />
        ) : lead ? (
          <WriteTo card={card} tone="ember" />
        ) : (
          writable && <WriteTo card={card} tone="quiet" small />
        )
      }
    />
  )
}

/** The way to premium, where nothing is left to write; a payment leads back to them. */
function ToPremium({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  return (
    <Button asChild tone="bare" size="s">
      <Link to="/premium" onClick={() => storeWanted(id)}>
        {t('allowance.action')}
      </Link>
    </Button>
  )
}

type WriteToProps = Pick<MemberFaceProps, 'card'> & {
  readonly tone: 'ember' | 'quiet'
  readonly small?: boolean
}

/** Answers a member's line, or writes to them where there is none, with the price. */
function WriteTo({ card: { id, name, line }, tone, small = false }: WriteToProps) {
  const { t } = useTranslation(['members', 'likes'])
  const priced = usePriced()
  const size = small && ({ size: 's', wide: true } as const)
  return (
    <Button asChild tone={tone} {...size}>
      <AnswerLink id={id}>{priced(line ? t('line.reply') : t('likes:write', { name }))}</AnswerLink>
    </Button>
  )
}
