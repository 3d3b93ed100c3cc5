/** Property tests use a fixed seed, so that `check` is reproducible; `PROPERTY_SEED=random bun test` uses another. */
import fc from 'fast-check'

const { PROPERTY_SEED = '20261123' } = process.env
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ seed: Number(PROPERTY_SEED) })
