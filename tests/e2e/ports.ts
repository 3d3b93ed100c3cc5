/** Where the real server listens; another port lets two runs go on at once. */
export const PORT = Number(process.env.E2E_PORT ?? 4173)

/** Where the app runs on its mocks, with no server behind it. */
export const MOCKS_PORT = PORT + 1
export const MOCKS_URL = `http://localhost:${MOCKS_PORT}`
