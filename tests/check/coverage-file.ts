/** Which lines of the core its tests reached, in LCOV's format. */
export const CORE_COVERAGE = 'dist/check/coverage/lcov.info'
