import { blockMember } from '#core/discovery/block-member.ts'
import { answerMatch, undoAnswer } from '#core/discovery/finder/answer-match.ts'
import { swipe } from '#core/discovery/finder/swipe.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { unlike } from '#core/discovery/liking/unlike.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import type { ParallelCase } from './pairs.ts'
import { createMember, type TestPorts } from './test-ports.ts'

export const LIKE_OPERATIONS = [
  'Ann likes Bo',
  'Bo likes Ann',
  'Ann swipes Bo',
  'Ann answers yes',
  'Ann answers no',
  'Ann undoes her answer',
  'Ann undoes her like',
  'Bo blocks Ann',
  'Bo deletes his account',
] as const

/** Ann and Bo, with operations on their likes. */
export async function likesCase(ports: TestPorts): Promise<ParallelCase> {
  const { ann, bo } = await ports.commit(async (stores) => ({
    ann: await createMember(stores, ports),
    bo: await createMember(stores, ports),
  }))
  const { reads } = ports
  const answers = { ann: [] as boolean[], bo: [] as boolean[] }
  const annToBo = { from: ann, to: bo, site: 'vonk' } as const
  let undone = false
  let likedByProfile = false
  const liked = async (
    by: 'ann' | 'bo',
    like: Promise<{ ok: boolean; value?: { match: boolean } }>,
  ) => {
    const { value } = await like
    if (value) answers[by].push(value.match)
  }
  const undoing = (operation: () => Promise<unknown>) => () => {
    undone = true
    return operation()
  }

  return {
    operations: {
      'Ann likes Bo': () => {
        likedByProfile = true
        return liked('ann', likeProfile(ports, { from: ann, to: bo, site: 'vonk' }))
      },
      'Bo likes Ann': () => liked('bo', likeProfile(ports, { from: bo, to: ann, site: 'vonk' })),
      'Ann swipes Bo': () => liked('ann', swipe(ports, { from: ann, to: bo, site: 'vonk' })),
      'Ann answers yes': () => liked('ann', answerMatch(ports, { ...annToBo, answer: 'yes' })),
      'Ann answers no': undoing(() => answerMatch(ports, { ...annToBo, answer: 'no' })),
      'Ann undoes her answer': undoing(() => undoAnswer(ports, { from: ann, to: bo })),
      'Ann undoes her like': undoing(() => unlike(ports, { from: ann, to: bo })),
      'Bo blocks Ann': undoing(() => blockMember(ports, { member: bo, blocked: ann })),
      'Bo deletes his account': undoing(() =>
        deleteAccount(ports, { member: bo, reason: 'break', site: 'vonk' }),
      ),
    },
    async faults() {
      const faults: string[] = []
      const one = await reads.likes.between(ann, bo)
      const other = await reads.likes.between(bo, ann)
      if ((one || other) && (await reads.blocks.between(ann, bo)))
        faults.push('a like across a block')
      const refused = (await reads.passes.by(ann)).some(({ to }) => to === bo)
      if (one && refused && !likedByProfile) faults.push('both a like and a pass')

      const events = ports.events.filter(
        (event) =>
          (event.type === 'member.liked' || event.type === 'match.made') &&
          (event.from === ann || event.from === bo),
      )
      if (undone) return faults

      if (events.length !== Number(one !== null) + Number(other !== null))
        faults.push('a like without its event, or twice')
      const matches = events.filter(({ type }) => type === 'match.made').length
      if (matches !== (one && other ? 1 : 0)) faults.push(`${matches} events of a match`)
      const matchAnswered = answers.ann.some(Boolean) || answers.bo.some(Boolean)
      if (one && other && !matchAnswered) faults.push('no response said that it is a match')
      if (answers.ann.length > 0 && !one) faults.push("Ann's like is lost")
      if (answers.bo.length > 0 && !other) faults.push("Bo's like is lost")
      return faults
    },
  }
}
