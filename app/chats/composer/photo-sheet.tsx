import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UPLOAD } from '#core/profiles/photo.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { FileDrop } from '#ui/primitives/field/file-drop.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { CallError } from '../../client/client.ts'
import { usePriceWords } from '../../money/credits/use-price-words.ts'
import { PHOTO_KINDS, photoError } from '../../shared/chosen-photo.ts'
import { newId } from '../../shared/new-id.ts'
import { useObjectUrl } from '../../shared/use-object-url.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useExplain } from '../../site/use-explain.ts'
import { type ChosenPhoto, useSendPhoto } from './use-send-photo.ts'

type Props = {
  readonly open: boolean
  readonly conversation: string
  /** The recipient. */
  readonly name: string
  /** The conversation has a message: required before a photo. */
  readonly begun: boolean
  /** Confirms having read what kind of profile this is. */
  readonly acknowledged: boolean
  readonly onClose: () => void
}

const SURE = 'photo-sure'

/** Chooses a photo to send, with a confirmation and its price. */
export function PhotoSheet({ open, conversation, name, begun, acknowledged, onClose }: Props) {
  const { t } = useTranslation(['chat-photos', 'chats', 'common'])
  const explain = useExplain()
  const { data: settings } = useQuery(settingsQuery)
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null)
  const [unfit, setUnfit] = useState<CallError | null>(null)
  const { send, sending, error, reset } = useSendPhoto(conversation, () => {
    setChosen(null)
    onClose()
  })

  const sendButton = useFocusOnce(chosen !== null)
  const credits = settings?.photo_credits ?? 0
  const { priceOf, noteOn } = usePriceWords()
  const price = credits > 0 ? priceOf(credits) : t('chats:write.free')
  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    const wrong = await photoError(file)
    setUnfit(wrong)
    reset()
    if (!wrong) setChosen({ id: newId(), file })
  }

  const files = {
    prompt: t(chosen ? 'other' : 'choose'),
    error: unfit ? explain(unfit) : undefined,
    accept: PHOTO_KINDS,
    onFiles: choose,
  }

  return (
    <Sheet
      title={t('title', { name })}
      open={open}
      onClose={onClose}
      dismissible={!sending}
      closeLabel={t('common:close')}
      actions={
        begun &&
        chosen && (
          <Button
            ref={sendButton}
            tone="ember"
            busy={sending}
            aria-describedby={SURE}
            onClick={() => send({ ...chosen, credits, acknowledged })}
          >{`${t('send')} · ${price}`}</Button>
        )
      }
    >
      <Stack gap="m">
        {!begun && <Text>{t('first')}</Text>}
        {begun && (
          <>
            <Text>{t('text', { name })}</Text>
            {chosen && (
              <Inline gap="m" wrap={false}>
                <Preview file={chosen.file} />
                {!sending && <FileDrop small label={t('other')} {...files} />}
              </Inline>
            )}
            {!chosen && (
              <FileDrop
                label={t('choose')}
                dropPrompt={t('drop')}
                hint={t('hint', { megabytes: UPLOAD.megabytes })}
                {...files}
              />
            )}
            {error && !sending && <NotSent error={error} />}
            {/* Last, so that it stands right above the button that agrees to it. */}
            {chosen && <Sure name={name} paid={credits > 0} note={noteOn(credits)} />}
          </>
        )}
      </Stack>
    </Sheet>
  )
}

type SureProps = { readonly name: string; readonly paid: boolean; readonly note: string | null }

/** What the button agrees to; it describes the button too. */
function Sure({ name, paid, note }: SureProps) {
  const { t } = useTranslation('chat-photos')
  return (
    <Stack gap="xs">
      <Text id={SURE} weight="semibold">
        {t('sure', { name })}
      </Text>
      {paid && (
        <Text>
          {t('pays')} {note}
        </Text>
      )}
    </Stack>
  )
}

/** The field in which a photo was chosen is gone afterwards: the focus moves to what comes next. */
function useFocusOnce(isChosen: boolean) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChosen) next.current?.focus()
  }, [isChosen])
  return next
}

function Preview({ file }: { readonly file: File }) {
  const { t } = useTranslation('chat-photos')
  return (
    <Photo
      src={useObjectUrl(file)}
      alt={t('chosen')}
      missing={t('no-preview')}
      aspect="thumb"
      rounded
    />
  )
}

/** Why it was not sent; the photo stays selected. */
function NotSent({ error }: { readonly error: CallError }) {
  const { t } = useTranslation(['chat-photos', 'chats'])
  const explain = useExplain()
  if (error.code !== 'credits.insufficient') return <Alert tone="danger">{explain(error)}</Alert>
  return (
    <Alert
      tone="danger"
      action={
        <Button asChild size="s" tone="trust">
          <Link to="/credits">{t('chats:insufficient.buy')}</Link>
        </Button>
      }
    >
      {t('insufficient', { count: error.needed, balance: error.balance })}
    </Alert>
  )
}
