import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TwoTastes } from '#ui/art/scenes/two-tastes.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { answered, api } from '../../client/client.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useSiteKinds } from '../../site/site-kinds.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { useFailureToast } from '../../site/use-failure-toast.ts'
import { ConsentNeeded } from './consent-needed.tsx'
import { DeckLoading } from './deck-loading.tsx'
import { FinderPage } from './finder-page.tsx'
import { MatchDeck } from './match-deck.tsx'
import { finderQuery, type Match } from './queries.ts'
import { useAnswers } from './use-answers.ts'
import { useConsentWithdrawn } from './use-consent-withdrawn.ts'

/** Below this number, more are fetched. */
const FEW = 4

const put = ({ id }: Match, answer: 'yes' | 'no' | 'skip') =>
  answered(api['match-finder']({ id }).put({ answer }))
const takeBack = ({ id }: Match) => answered(api['match-finder']({ id }).delete())

/** The match finder: one suggestion at a time, until all were shown. */
export function MatchFinderScreen() {
  const { t } = useTranslation('finder')
  return useConsentWithdrawn() ? <ConsentNeeded title={t('finder.title')} /> : <MatchFinder />
}

function MatchFinder() {
  const { t } = useTranslation(['finder', 'members'])
  const context = useSiteKinds()
  const { data: settings } = useQuery(settingsQuery)
  const { data, error, refetch, fetchNextPage, isFetching } = useInfiniteQuery(finderQuery)
  const answers = useAnswers({
    matches: data?.pages.flatMap(({ profiles }) => profiles) ?? [],
    send: put,
    takeBack,
    onSent: (left) => {
      if (left < FEW) void fetchNextPage()
    },
  })
  const { waiting, busy, back } = answers
  const again = () => {
    answers.reset()
    void refetch()
  }

  const content = () => {
    if (waiting.length > 0) {
      return <MatchDeck patient label={t('finder.title')} answers={answers} />
    }
    if (error) return <TryAgain error={error} onAgain={() => void refetch()} />
    if (!data || isFetching || busy) return <DeckLoading patient />
    const { seen_all = false, skipped = 0, narrowest = null } = data.pages.at(-1) ?? {}
    return (
      <FinderEnd
        seenAll={seen_all}
        skipped={skipped}
        narrowest={narrowest}
        onBack={back}
        onAgain={again}
      />
    )
  }
  const whom = t('finder.explanation', { context })
  // Their label says that a script answers.
  const counts = settings?.payments === 'demo'
  return (
    <FinderPage
      title={t('finder.title')}
      explanation={{
        text: counts ? `${whom} ${t('members:switch.peopleOnly-demo')}` : whom,
        more: { title: t('finder.how'), text: t('finder.explanation-more') },
      }}
    >
      {content()}
    </FinderPage>
  )
}

export type FinderEndProps = {
  /** Everybody who suits was answered; otherwise nobody suits. */
  readonly seenAll: boolean
  /** Number of skipped profiles that could be shown again. */
  readonly skipped: number
  /** The wish that keeps most people out, if widening it helps. */
  readonly narrowest: 'age' | 'distance' | null
  readonly onBack: (() => void) | undefined
  readonly onAgain: () => void
}

/** Nobody is left, or nobody suits: an end screen with links. */
export function FinderEnd({ seenAll, skipped, narrowest, onBack, onAgain }: FinderEndProps) {
  const { t } = useTranslation('finder')
  const fail = useFailureToast()
  const { data: user } = useQuery(userQuery)
  const wished = Object.values(user?.profile.wishes ?? {}).some((wish) => wish !== null)
  const clear = useMutation({
    mutationFn: () => answered(api['match-finder'].delete()),
    onSuccess: onAgain,
    onError: fail,
  })
  return (
    <EmptyState
      art={<TwoTastes />}
      title={t(seenAll ? 'end.title' : 'end.none-title')}
      actions={
        <>
          {skipped > 0 && (
            <Button tone="ember" busy={clear.isPending} onClick={() => clear.mutate()}>
              {t('end.again', { count: skipped })}
            </Button>
          )}
          {wished && (
            <Button asChild tone={skipped > 0 ? 'quiet' : 'ember'}>
              <Link to="/profile" hash="wishes">
                {t('end.wishes')}
              </Link>
            </Button>
          )}
          <Button asChild tone={skipped > 0 || wished ? 'quiet' : 'ember'}>
            <Link to="/members">{t('end.search')}</Link>
          </Button>
          {onBack && (
            <Button tone="bare" icon="retry" onClick={onBack}>
              {t('answer.back')}
            </Button>
          )}
        </>
      }
    >
      {t(seenAll ? 'end.text' : 'end.none')} {narrowest && t(`end.${narrowest}`)}
    </EmptyState>
  )
}
