import { useTranslation } from 'react-i18next'
import { FirstWords } from '#ui/patterns/first-words/first-words.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useMemberWords } from '../../profiles/members/use-member-words.ts'
import { usePicture } from '../../site/use-picture.ts'
import type { Chat } from '../messages/queries.ts'
import { Ideas } from './ideas.tsx'
import { useIdeas } from './use-ideas.ts'

export type IcebreakersProps = {
  /** The recipient. */
  readonly companion: NonNullable<Chat['profile']>
  /** Quotes their line in the message; absent while something is quoted, or where nothing can be written. */
  readonly onAnswer?: ((line: string) => void) | undefined
  /** Inserts the text into the field; the member sends it. Absent where nothing can be written. */
  readonly onChoose?: ((text: string) => void) | undefined
  /** Whether something is quoted already. */
  readonly answering: boolean
}

/** An empty conversation: the other's face and line, and suggested first messages, those about the profile first. */
export function Icebreakers({ companion, onAnswer, onChoose, answering }: IcebreakersProps) {
  const { t } = useTranslation(['chats', 'members', 'common'])
  const picture = usePicture()
  const words = useMemberWords()
  const { name, line, main_image } = companion
  const { ideas, onMore } = useIdeas(companion.id, { line: line === null })
  const { src, blur } = picture(main_image, 'match')
  const press = line && onAnswer && <button type="button" onClick={() => onAnswer(line.text)} />
  return (
    <FirstWords
      title={t('icebreaker.title', { name })}
      photo={src}
      blur={blur}
      lock={main_image?.lock ? words.lock(main_image.lock) : undefined}
      missing={t('common:no-photo')}
      name={name}
      line={
        line && !answering
          ? { ...line, ...(press && { to: press, label: t('members:line.answer', { name }) }) }
          : undefined
      }
      ideas={
        onChoose && (
          <>
            <Ideas ideas={ideas} onChoose={onChoose} small />
            <Button tone="bare" size="s" icon="refresh" onClick={onMore}>
              {t('icebreaker.more')}
            </Button>
          </>
        )
      }
    />
  )
}
