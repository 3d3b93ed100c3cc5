import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TwoTastes } from '#ui/art/scenes/two-tastes.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { TimeZoneLine } from '../../accounts/account/time-zone-line.tsx'
import { answered, api, errorOf } from '../../client/client.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { ConsentNeeded } from './consent-needed.tsx'
import { DeckLoading } from './deck-loading.tsx'
import { FinderPage } from './finder-page.tsx'
import { LikesLeft, LikesLoading } from './likes-left.tsx'
import { MatchDeck } from './match-deck.tsx'
import { gameQuery, type Match } from './queries.ts'
import { useAnswers } from './use-answers.ts'
import { useConsentWithdrawn } from './use-consent-withdrawn.ts'
import { useRenewal } from './use-renewal.ts'

const FEW = 4

/** The swipe game (spec §9): four likes a day, counted by the server, and an end screen. */
export function SwipeGameScreen() {
  const { t } = useTranslation('finder')
  return useConsentWithdrawn() ? <ConsentNeeded title={t('swipe.title')} /> : <SwipeGame />
}

function SwipeGame() {
  const { t } = useTranslation('finder')
  const queries = useQueryClient()
  const { data, error, refetch, fetchNextPage, isFetching } = useInfiniteQuery(gameQuery)
  const game = data?.pages.at(-1)

  /** The last count from the server. */
  const count = (left: number, renews_at: string) =>
    queries.setQueryData(gameQuery.queryKey, (old) => {
      const last = old?.pages.at(-1)
      if (!old || !last) return old
      return { ...old, pages: [...old.pages.slice(0, -1), { ...last, left, renews_at }] }
    })
  const send = async ({ id }: Match, answer: 'yes' | 'no' | 'skip') => {
    try {
      const call = api['swipe-game']({ id }).put({ answer: answer === 'yes' ? 'yes' : 'no' })
      const { match, left, renews_at } = await answered(call)
      count(left, renews_at)
      return { match }
    } catch (thrown) {
      // Another tab used the last like.
      if (game && errorOf(thrown).code === 'swipe.limit-reached') count(0, game.renews_at)
      throw thrown
    }
  }
  const answers = useAnswers({
    matches: data?.pages.flatMap(({ profiles }) => profiles) ?? [],
    send,
    onSent: (waiting) => {
      if (waiting < FEW) void fetchNextPage()
    },
  })
  useRenewal(game?.renews_at ?? null, () => void refetch())
  const { waiting, busy } = answers

  const content = () => {
    if (error && !game) return <TryAgain error={error} onAgain={() => void refetch()} />
    if (!game) return <DeckLoading />
    if (waiting.length > 0 && game.left > 0) {
      return <MatchDeck label={t('swipe.title')} answers={answers} />
    }
    if (game.left > 0 && (isFetching || busy)) return <DeckLoading />
    return <GameEnd empty={game.left > 0} seenAll={game.seen_all} />
  }
  return (
    <FinderPage
      title={t('swipe.title')}
      lead={
        game ? (
          <LikesLeft left={game.left} limit={game.limit} renewsAt={game.renews_at} />
        ) : (
          !error && <LikesLoading />
        )
      }
      explanation={{ text: t('swipe.explanation') }}
      foot={
        game && <TimeZoneLine zone={game.time_zone} changeableAt={game.time_zone_changeable_at} />
      }
    >
      {content()}
    </FinderPage>
  )
}

export type GameEndProps = {
  /** No more profiles, though likes remain. */
  readonly empty: boolean
  /** Everybody who suits was answered; otherwise nobody suits. */
  readonly seenAll: boolean
}

/** Today's likes are used, or all profiles were shown. */
export function GameEnd({ empty, seenAll }: GameEndProps) {
  const { t } = useTranslation('finder')
  const none = seenAll ? 'end.title' : 'end.none-title'
  return (
    <EmptyState
      art={<TwoTastes />}
      title={t(empty ? none : 'swipe.done-title')}
      actions={
        <>
          <Button asChild tone="ember">
            <Link to="/likes/{-$type}" params={{ type: 'given' }}>
              {t('swipe.given')}
            </Link>
          </Button>
          <Button asChild>
            <Link to="/members">{t('end.search')}</Link>
          </Button>
        </>
      }
    >
      {t(empty ? (seenAll ? 'end.text' : 'end.none') : 'swipe.done-text')}
    </EmptyState>
  )
}
