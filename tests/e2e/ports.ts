/** Port of the real server; set another one to run two suites at once. */
export const PORT = Number(process.env.E2E_PORT ?? 4173)

/** Port of the app on its mocks, without a server. */
export const MOCKS_PORT = PORT + 1
export const MOCKS_URL = `http://localhost:${MOCKS_PORT}`
