import { blockMember } from '#core/blocks/block-member.ts'
import { answerMatch, undoAnswer } from '#core/discovery/answer-match.ts'
import { swipe } from '#core/discovery/swipe.ts'
import { deleteAccount } from '#core/leaving/delete-account.ts'
import { likeProfile } from '#core/likes/like-profile.ts'
import { unlike } from '#core/likes/unlike.ts'
import type { Scene } from './pairs.ts'
import { person, type Town } from './town.ts'

export const LIKE_ACTS = [
  'Ann likes Bo',
  'Bo likes Ann',
  'Ann swipes Bo',
  'Ann says yes',
  'Ann says no',
  'Ann takes her answer back',
  'Ann takes her like back',
  'Bo blocks Ann',
  'Bo leaves',
] as const

/** Ann and Bo, who may come to like each other. */
export async function annLikesBo(town: Town): Promise<Scene> {
  const { ann, bo } = await town.settle(async (stores) => ({
    ann: await person(stores, town),
    bo: await person(stores, town),
  }))
  const { reads } = town
  const answers = { ann: [] as boolean[], bo: [] as boolean[] }
  const annToBo = { from: ann, to: bo, site: 'vonk' } as const
  let parted = false
  let likedOutside = false
  const liked = async (
    by: 'ann' | 'bo',
    like: Promise<{ ok: boolean; value?: { match: boolean } }>,
  ) => {
    const { value } = await like
    if (value) answers[by].push(value.match)
  }
  const part = (act: () => Promise<unknown>) => () => {
    parted = true
    return act()
  }

  return {
    acts: {
      'Ann likes Bo': () => {
        likedOutside = true
        return liked('ann', likeProfile(town, { from: ann, to: bo, site: 'vonk' }))
      },
      'Bo likes Ann': () => liked('bo', likeProfile(town, { from: bo, to: ann, site: 'vonk' })),
      'Ann swipes Bo': () => liked('ann', swipe(town, { from: ann, to: bo, site: 'vonk' })),
      'Ann says yes': () => liked('ann', answerMatch(town, { ...annToBo, answer: 'yes' })),
      'Ann says no': part(() => answerMatch(town, { ...annToBo, answer: 'no' })),
      'Ann takes her answer back': part(() => undoAnswer(town, { from: ann, to: bo })),
      'Ann takes her like back': part(() => unlike(town, { from: ann, to: bo })),
      'Bo blocks Ann': part(() => blockMember(town, { member: bo, blocked: ann })),
      'Bo leaves': part(() => deleteAccount(town, { member: bo, reason: 'break', site: 'vonk' })),
    },
    async faults() {
      const faults: string[] = []
      const one = await reads.likes.between(ann, bo)
      const other = await reads.likes.between(bo, ann)
      if ((one || other) && (await reads.blocks.between(ann, bo)))
        faults.push('a like across a block')
      const refused = (await reads.passes.by(ann)).some(({ to }) => to === bo)
      if (one && refused && !likedOutside) faults.push('a yes beside a no')

      const told = town.events.filter(
        (event) =>
          (event.type === 'member.liked' || event.type === 'match.made') &&
          (event.from === ann || event.from === bo),
      )
      if (parted) return faults

      if (told.length !== Number(one !== null) + Number(other !== null))
        faults.push('a like without its event, or twice')
      const matches = told.filter(({ type }) => type === 'match.made').length
      if (matches !== (one && other ? 1 : 0)) faults.push(`${matches} events of a match`)
      const heardOf = answers.ann.some(Boolean) || answers.bo.some(Boolean)
      if (one && other && !heardOf) faults.push('nobody was answered that it is a match')
      if (answers.ann.length > 0 && !one) faults.push("Ann's like is lost")
      if (answers.bo.length > 0 && !other) faults.push("Bo's like is lost")
      return faults
    },
  }
}
