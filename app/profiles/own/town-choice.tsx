import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignupDraft } from '#core/membership/signup/draft.ts'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { VisuallyHidden } from '#ui/primitives/layout/visually-hidden.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { type CallError, errorOf } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { isTownOpen, onlyNamed } from './only-named.ts'
import { townsQuery } from './towns-query.ts'

type Place = { readonly town: string; readonly region: string }
/** A place of another country comes with it. */
type Found = Place & { readonly country?: string }

const keyOf = ({ town, region, country = '' }: Found) => `${town}\n${region}\n${country}`

export type TownChoiceProps = {
  readonly draft: Pick<SignupDraft, 'country'> & Place
  readonly refusals: { readonly town?: CallError | undefined }
  readonly onFill: (place: Found) => void
}

/** Calls `onFound` when a town is found that was not before. */
function useOnceFound(found: Found | null, onFound: (found: Found) => void): void {
  const key = found && keyOf(found)
  const take = useEffectEvent(() => found && onFound(found))
  useEffect(() => {
    if (key !== null) take()
  }, [key])
}

/** A town combobox: only listed towns are valid. A typed name of which there is one is chosen. */
export function TownChoice({ draft, refusals, onFill }: TownChoiceProps) {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const format = useFormat()
  const [typed, setTyped] = useState<string | null>(
    // Named before it was asked for: looked up like what is typed here.
    isTownOpen(draft) ? draft.town : null,
  )
  // An error is cleared when another town is searched.
  const [forgiven, forgive] = useState<CallError | undefined>()
  const refusal = refusals.town === forgiven ? undefined : refusals.town
  const text = typed ?? draft.town
  const towns = useOffered(draft.country, typed?.trim() ?? '')
  const { asked, isFetched, failure, offered, abroad } = towns
  const chosen =
    draft.town === '' || draft.region === '' ? null : { town: draft.town, region: draft.region }
  const options: readonly Found[] = offered.length > 0 || !chosen ? offered : [chosen]

  const typedOne = abroad || asked !== typed?.trim() ? null : onlyNamed(offered, asked)
  useOnceFound(typedOne, (found) => !chosen && onFill(found))

  const none = asked !== '' && isFetched && offered.length === 0
  /** What is wrong, as far as it can be seen: nothing was typed, there is no such place, or none was chosen. */
  const wrong = () => {
    if (failure) return explain(failure)
    if (!refusal) return undefined
    if (text.trim() === '') return explain({ code: 'city.missing' })
    return none ? t('location.none') : explain(refusal)
  }

  const type = (value: string) => {
    setTyped(value)
    forgive(refusals.town)
    onFill({ town: '', region: '' })
  }
  const choose = (key: string) => {
    const found = options.find((place) => keyOf(place) === key)
    if (!found) return
    setTyped(found.town)
    onFill(found)
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
        error={wrong()}
      />
      <VisuallyHidden>
        <span role="status">
          {asked !== '' && isFetched && t('location.found', { count: offered.length })}
        </span>
      </VisuallyHidden>
      {none && !refusal && <UnknownTown country={draft.country} />}
      {abroad && <Text tone="muted">{t('location.elsewhere')}</Text>}
      {options.length > 0 && (
        <RadioCards
          legend={t('location.choose')}
          options={options.map((place) => ({
            value: keyOf(place),
            label: place.town,
            hint: place.country
              ? `${place.region}, ${format.country(place.country)}`
              : place.region,
          }))}
          value={chosen && keyOf(chosen)}
          onValueChange={choose}
        />
      )}
    </>
  )
}

function UnknownTown({ country }: Pick<TownChoiceProps['draft'], 'country'>) {
  const { t } = useTranslation('signup')
  const format = useFormat()
  return (
    <Stack gap="xs">
      <Text tone="muted">{t('location.none')}</Text>
      {country !== '' && (
        <Text tone="muted">{t('location.none-in', { country: format.country(country) })}</Text>
      )}
    </Stack>
  )
}

/** Towns that start with a text; if none, those of that name in other countries. */
function useOffered(country: string, text: string) {
  const asked = useDeferredValue(text)
  const { data, isFetched, error, isPaused } = useQuery(townsQuery(country, asked))
  const here = data?.towns.map(({ town, region }) => ({ town, region })) ?? []
  const elsewhere = here.length === 0 ? (data?.elsewhere ?? []) : []
  const offered: readonly Found[] = asked === '' ? [] : [...here, ...elsewhere]
  return {
    asked,
    isFetched: isFetched && !error,
    /** Why it was not looked up. */
    failure: asked === '' ? null : failureOf(error, isPaused),
    offered,
    abroad: offered.length > 0 && elsewhere.length > 0,
  }
}

function failureOf(error: unknown, offline: boolean): CallError | null {
  if (error) return errorOf(error)
  return offline ? { code: 'network' } : null
}
