import { sampleOperator } from '#tests/contracts/sample-operator.ts'
import type { World } from '../world.ts'

/** Adds the operators Mia and Leo. */
export const addOperators = ({ commit }: Pick<World, 'commit'>): Promise<void> =>
  commit(async ({ operators }) => {
    await operators.add(sampleOperator({ id: 'mia', name: 'Mia' }))
    await operators.add(sampleOperator({ id: 'leo', name: 'Leo' }))
  })
