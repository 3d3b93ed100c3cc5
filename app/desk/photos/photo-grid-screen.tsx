import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Divider } from '#ui/primitives/layout/divider.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { KeyHint } from '#ui/primitives/shortcuts/key-hint.tsx'
import { Shortcuts } from '#ui/primitives/shortcuts/shortcuts.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { DeskLink } from '../desk-link.tsx'
import { UnveilSwitch } from '../unveil-switch.tsx'
import { useCounted } from '../use-counted.ts'
import { placesFrom } from './batch.ts'
import { APPROVE, ReasonButtons, reasonKeys } from './decision-buttons.tsx'
import { GridNotices } from './grid-notices.tsx'
import { PhotosDone } from './photos-done.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { PictureTile } from './picture-tile.tsx'
import { UNDO } from './queue-notices.tsx'
import { type PhotoBatch, usePhotoBatch } from './use-photo-batch.ts'

/** The pictures that wait, a page at a time: what is not refused is approved at once. */
export function PhotoGridScreen() {
  const { t } = useTranslation('desk')
  const counted = useCounted()
  const photos = usePhotoBatch()
  const { list, batch } = photos
  return (
    <Page>
      <Shortcuts keys={{ [UNDO.toLowerCase()]: photos.undo.press }}>
        <Stack gap="m">
          <Inline gap="s" align="baseline" justify="between">
            <Inline gap="s" align="baseline">
              <Heading level={1} size="xl">
                {t('nav.photos')}
              </Heading>
              {list && (
                <Text as="span" tone="muted">
                  {t('nav.waiting', { count: list.waiting, number: counted(list.waiting) })}
                </Text>
              )}
            </Inline>
            <Link asChild>
              <DeskLink to="/desk/photos">{t('photos.single')}</DeskLink>
            </Link>
          </Inline>
          <GridNotices photos={photos} />
          {!list && !photos.error && <GridLoading />}
          {!list && photos.error ? <TryAgain error={photos.error} onAgain={photos.reload} /> : null}
          {list && batch.page.length === 0 && <PhotosDone judged={batch.judged} />}
          {batch.page.length > 0 && <PicturePage photos={photos} />}
        </Stack>
      </Shortcuts>
    </Page>
  )
}

/** A page of pictures, with what is decided about the one that has the focus, and about all. */
function PicturePage({ photos }: { readonly photos: PhotoBatch }) {
  const { t } = useTranslation('desk')
  const tiles = useRef<HTMLDivElement>(null)
  const [byKeys, setByKeys] = useState(false)
  const { batch, ready, sending } = photos
  const { page, at, refused } = batch
  const current = page[at]
  if (!current) return null
  const canRefuse = photos.isSeen(current.picture) && !sending
  const move = (key: keyof ReturnType<typeof placesFrom>) => () => {
    setByKeys(true)
    photos.move(placesFrom(at, columnsOf(tiles.current), page.length)[key])
  }
  const keys = {
    [APPROVE.toLowerCase()]: photos.send,
    ...(canRefuse ? reasonKeys(current.kind, photos.refuse) : {}),
    ...{ arrowleft: move('arrowleft'), arrowright: move('arrowright') },
    ...{ arrowup: move('arrowup'), arrowdown: move('arrowdown') },
    ...{ home: move('home'), end: move('end') },
  }
  return (
    <Shortcuts keys={keys}>
      <Columns share="wide-narrow" from="l" gap="l">
        <Stack gap="m">
          {/* Before the tiles: otherwise the way to it by keys leads through all of them. */}
          <UnveilSwitch />
          <div ref={tiles}>
            <Grid as="ul" gap="s" cell="tile" label={t('nav.photos')}>
              {[...page, ...photos.ahead].map((picture, nth) => (
                <PictureTile
                  key={picture.picture}
                  picture={picture}
                  number={nth + 1}
                  ahead={nth >= page.length}
                  shown={photos.isShown(picture.picture)}
                  ready={photos.isSeen(picture.picture)}
                  refusal={refused.get(picture.picture) ?? null}
                  arrives={nth === at && (byKeys || photos.sent !== null)}
                  onFocus={() => photos.move(nth)}
                  onToggle={() => photos.toggle(picture.picture)}
                  onLoaded={() => photos.arrive(picture.picture)}
                />
              ))}
            </Grid>
          </div>
        </Stack>
        <Stack gap="m">
          <Text size="s" tone="muted">
            {t('photos.grid-hint')}
          </Text>
          <Button
            tone="ember"
            wide
            busy={sending}
            disabled={ready.approved + ready.refused === 0}
            aria-keyshortcuts={APPROVE}
            onClick={photos.send}
          >
            {t('photos.send', ready)}
            <KeyHint>{APPROVE}</KeyHint>
          </Button>
          <Divider />
          <PictureFacts picture={current} />
          <ReasonButtons
            kind={current.kind}
            ready={canRefuse}
            chosen={refused.get(current.picture) ?? null}
            onRefuse={photos.refuse}
          />
        </Stack>
      </Columns>
    </Shortcuts>
  )
}

/** How many tiles are in the first row. */
function columnsOf(list: HTMLElement | null): number {
  const tops = [...(list?.querySelectorAll<HTMLElement>('li:not([hidden])') ?? [])].map(
    ({ offsetTop }) => offsetTop,
  )
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

function GridLoading() {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <Grid gap="s" cell="tile">
        {PLACES.map((place) => (
          <Skeleton key={place} shape="portrait" />
        ))}
      </Grid>
    </Loading>
  )
}
