import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignupDraft } from '#core/signup/draft.ts'
import { RadioCards } from '#ui/field/radio-cards.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Text } from '#ui/text/text.tsx'
import type { CallError } from '../client/client.ts'
import { useFormat } from '../shared/use-format.ts'
import { useExplain } from '../site/use-explain.ts'
import { townsQuery } from './towns-query.ts'

type Place = { readonly town: string; readonly region: string }

const keyOf = ({ town, region }: Place) => `${town}\n${region}`

export type TownChoiceProps = {
  readonly draft: Pick<SignupDraft, 'country'> & Place
  readonly refusals: { readonly town?: CallError | undefined }
  readonly onFill: (place: Place) => void
}

/** A town by its first letters, out of those there are: what is typed alone is no place. */
export function TownChoice({ draft, refusals, onFill }: TownChoiceProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const format = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  // What was refused is forgiven as soon as another town is looked for.
  const [forgiven, forgive] = useState<CallError | undefined>()
  const refusal = refusals.town === forgiven ? undefined : refusals.town
  const text = typed ?? draft.town
  const asked = useDeferredValue(typed?.trim() ?? '')
  const { data: towns = [], isFetched } = useQuery(townsQuery(draft.country, asked))
  const offered = asked === '' ? [] : towns
  const chosen = draft.town === '' ? null : { town: draft.town, region: draft.region }
  const options = offered.length > 0 || !chosen ? offered : [chosen]

  const type = (value: string) => {
    setTyped(value)
    forgive(refusals.town)
    onFill({ town: '', region: '' })
  }
  const choose = (key: string) => {
    const found = options.find((place) => keyOf(place) === key)
    if (!found) return
    setTyped(found.town)
    onFill({ town: found.town, region: found.region })
  }

  return (
    <>
      <TextField
        label={t('location.town')}
        placeholder={t('location.placeholder')}
        lead={<Icon name="search" />}
        autoComplete="off"
        value={text}
        onValueChange={type}
        error={refusal && explain(refusal)}
      />
      <VisuallyHidden>
        <span role="status">
          {asked !== '' && isFetched && t('location.found', { count: offered.length })}
        </span>
      </VisuallyHidden>
      {asked !== '' && isFetched && offered.length === 0 && (
        <Text tone="muted">
          {draft.country !== '' &&
            `${t('location.none-in', { country: format.country(draft.country) })} `}
          {t('location.none')}
        </Text>
      )}
      {options.length > 0 && (
        <RadioCards
          legend={t('location.choose')}
          options={options.map((place) => ({
            value: keyOf(place),
            label: place.town,
            hint: place.region,
          }))}
          value={chosen && keyOf(chosen)}
          onValueChange={choose}
        />
      )}
    </>
  )
}
