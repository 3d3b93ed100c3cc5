import { useTranslation } from 'react-i18next'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Divider } from '#ui/primitives/layout/divider.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Shortcuts } from '#ui/primitives/shortcuts/shortcuts.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { DeskLink } from '../desk-link.tsx'
import { UnveilSwitch } from '../unveil-switch.tsx'
import { DecisionButtons, DecisionKeys } from './decision-buttons.tsx'
import { PhotosDone } from './photos-done.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { PictureView } from './picture-view.tsx'
import { positionIn } from './queue.ts'
import { QueueNotices, UNDO } from './queue-notices.tsx'
import { usePhotoQueue } from './use-photo-queue.ts'

const POSITION = 'picture-position'

/** The pictures that wait for a decision, one after the other. */
export function PhotosScreen() {
  const { t } = useTranslation('desk')
  const photos = usePhotoQueue()
  const { queue, list } = photos
  const { current, given, undone } = queue
  const { undo } = photos
  const position = list && current ? positionIn(queue, list) : null
  return (
    <Page>
      <Shortcuts keys={undo ? { [UNDO.toLowerCase()]: undo.press } : {}}>
        <Stack gap="m">
          <Inline gap="s" align="baseline" justify="between">
            <Inline gap="s" align="baseline">
              <Heading level={1} size="xl">
                {t('nav.photos')}
              </Heading>
              {position && (
                <Text as="span" tone="muted" id={POSITION}>
                  {t('photos.position', position)}
                </Text>
              )}
            </Inline>
            {current && (
              <Link asChild>
                <DeskLink to="/desk/photos/grid">{t('photos.grid')}</DeskLink>
              </Link>
            )}
          </Inline>
          <QueueNotices
            overtaken={queue.overtaken}
            failed={photos.failed}
            undo={undo}
            undone={undone}
            onNoticed={photos.notice}
            onRetry={photos.retry}
          />
          {!list && !photos.error && <PhotosLoading />}
          {!list && photos.error ? <TryAgain error={photos.error} onAgain={photos.reload} /> : null}
          {list && !current && <PhotosDone judged={given.length} />}
          {current && (
            <DecisionKeys kind={current.kind} ready={photos.shown} onDecision={photos.judge}>
              <Columns share="golden" from="l" gap="l">
                <div>
                  {[current, ...(photos.next ? [photos.next] : [])].map((picture) => (
                    <PictureView
                      key={picture.picture}
                      picture={picture}
                      isCurrent={picture === current}
                      shown={photos.shown}
                      arrives={given.length > 0 || undone !== null}
                      describedBy={POSITION}
                      onToggle={photos.toggle}
                    />
                  ))}
                </div>
                <Stack gap="m">
                  <PictureFacts picture={current} />
                  <DecisionButtons
                    kind={current.kind}
                    ready={photos.shown}
                    onDecision={photos.judge}
                  />
                  <Divider />
                  <UnveilSwitch />
                </Stack>
              </Columns>
            </DecisionKeys>
          )}
        </Stack>
      </Shortcuts>
    </Page>
  )
}

function PhotosLoading() {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <Columns share="golden" from="l" gap="l">
        <Skeleton shape="portrait" />
        <Stack gap="m">
          <Skeleton />
          <Skeleton shape="short-line" />
          <Skeleton shape="control" />
        </Stack>
      </Columns>
    </Loading>
  )
}
