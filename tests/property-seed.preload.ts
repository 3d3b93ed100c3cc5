/** Property tests draw the same values in every run, so that `check` says the same of the same commit: `PROPERTY_SEED=random bun test` looks elsewhere. */
import fc from 'fast-check'

const { PROPERTY_SEED = '20261123' } = process.env
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) })
