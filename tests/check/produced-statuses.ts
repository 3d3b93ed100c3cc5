/** Fails if a documented status of a route was produced by no API test; they ran before, and recorded their answers. */
import { documentedRoutes } from '../api/documented.ts'
import { API_ANSWERS } from './answers-file.ts'

const produced = new Set((await Bun.file(API_ANSWERS).text()).split('\n'))
const missed = (await documentedRoutes()).flatMap(({ method, path, responses }) =>
  Object.keys(responses)
    .map((status) => `${method} ${path} ${status}`)
    .filter((answer) => !produced.has(answer)),
)
for (const answer of missed) process.stderr.write(`no API test produced ${answer}\n`)
process.exit(missed.length === 0 ? 0 : 1)
