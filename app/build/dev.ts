/** Runs the real server and Vite together: when one exits, so does the other. */
const API_PORT = process.env.API_PORT ?? '3000'

const server = Bun.spawn(['bun', '--watch', '--no-clear-screen', 'api/server.ts'], {
  env: {
    ...process.env,
    DEMO: '1',
    PAGES: '0',
    PORT: API_PORT,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
  stdio: ['ignore', 'inherit', 'inherit'],
})
const pages = Bun.spawn(['vite', '-c', 'app/build/vite.config.ts'], {
  env: { ...process.env, API_PORT },
  stdio: ['inherit', 'inherit', 'inherit'],
})

const stopBoth = () => {
  server.kill()
  pages.kill()
}
process.once('SIGINT', stopBoth)
process.once('SIGTERM', stopBoth)
await Promise.race([server.exited, pages.exited])
stopBoth()

export {}
