/** A fault that a test should find. It is found by its text, so that a moved file or line does not lose it. */
export type PlantedFault = {
  readonly what: string
  /** The name of its file, of which there is one. */
  readonly file: string
  readonly before: string
  readonly after: string
  /** Names of the test files that should find it. */
  readonly tests: readonly string[]
  /** Of these tests, only those whose name has this. */
  readonly only?: string
}

const FACTS = ['appended-facts.test.ts']

/** An event that is not appended. */
const unsaid = (file: string, before: string): PlantedFault => ({
  what: `an event that is not appended in ${file}`,
  ...{ file, before, after: '', tests: FACTS },
})

const ERASING = ['erase-deleted.test.ts']

/** Something of an erased member that is left. */
const left = (before: string, after = ''): PlantedFault => ({
  what: `left of the erased: ${before.trim()}`,
  ...{ file: 'erase-deleted.ts', before, after, tests: ERASING },
})

const SERVER = 'in a PostgreSQL server'

export const PLANTED: readonly PlantedFault[] = [
  unsaid(
    'erase-deleted.ts',
    "    await stores.events.append({ type: 'account.erased', member }, at)\n",
  ),
  unsaid(
    'open-sessions.ts',
    "    await events.append({ type: 'session.ended', member: session.member }, now())\n",
  ),
  unsaid('open-sessions.ts', "    await events.append({ type: 'session.ended', member }, now())\n"),
  unsaid('consent.ts', "      await events.append({ type: 'account.changed', member }, at)\n"),
  unsaid('unlike.ts', "await events.append({ type: 'like.withdrawn', from, to }, at)"),
  unsaid(
    'delete-chat.ts',
    "    await events.append({ type: 'conversation.hidden', conversation, by: member }, now())\n",
  ),
  unsaid(
    'change-mail.ts',
    "  await stores.events.append({ type: 'email.changed', member }, ports.now())\n",
  ),
  unsaid(
    'reactivate.ts',
    "  await stores.events.append({ type: 'account.restored', member: account.id }, at)\n",
  ),
  unsaid(
    'confirm-debit.ts',
    "  await stores.events.append({ type: 'debit.mandate-signed', debit: id, member }, signedAt)\n",
  ),
  unsaid(
    'answer-misuse.ts',
    "  await stores.events.append({ type: 'reports.paused', member, restriction: pause.id }, at)\n",
  ),

  left('  await stores.messages.eraseTextsOf(member)\n'),
  left('  await stores.queued.eraseQuotes(member)\n'),
  left('  await stores.reports.eraseReporter(member)\n'),
  left('  await stores.deliveries.erase(member)\n'),
  left('  await stores.restrictions.eraseFacts(member)\n'),
  left('  await stores.links.erase(member)\n'),
  left('  mailTroubles: [],\n', '  mailTroubles: account.mailTroubles,\n'),
  {
    what: 'texts of the erased in the preview of a chat',
    file: 'messages.ts',
    before: ".set({ lastText: '' })",
    after: '.set({ lastText: conversation.lastText })',
    tests: ['storage.libsql.test.ts'],
    only: 'erasing',
  },

  {
    what: 'a like while a block is made',
    file: 'give-like.ts',
    before: 'await accounts.lockBoth(from, to)',
    after: '[await accounts.byId(from), await accounts.byId(to)]',
    tests: ['parallel.test.ts'],
    only: `likes ${SERVER}`,
  },
  {
    what: 'two orders at once',
    file: 'place-order.ts',
    before: 'await accounts.lock(command.member)',
    after: 'await accounts.byId(command.member)',
    tests: ['parallel.test.ts'],
    only: `orders ${SERVER}`,
  },
  {
    what: 'two messages for the last credit',
    file: 'send-message.ts',
    before: 'await stores.accounts.lock(from)',
    after: 'await stores.accounts.byId(from)',
    tests: ['parallel.test.ts'],
    only: `one chat ${SERVER}`,
  },

  {
    what: 'a guard that lets DELETE pass',
    file: 'guard.ts',
    before: "new Set(['GET', 'HEAD', 'OPTIONS'])",
    after: "new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE'])",
    tests: ['shared-refusals.test.ts'],
  },
  {
    what: 'a guard that lets PATCH pass',
    file: 'guard.ts',
    before: "new Set(['GET', 'HEAD', 'OPTIONS'])",
    after: "new Set(['GET', 'HEAD', 'OPTIONS', 'PATCH'])",
    tests: ['shared-refusals.test.ts'],
  },
  {
    what: 'an export that any page may ask for',
    file: 'guard.ts',
    before: "path === '/api/logout.php' || path === '/api/account/export'",
    after: "path === '/api/logout.php'",
    tests: ['shared-refusals.test.ts'],
  },
  {
    what: 'a limit that does not count HEAD',
    file: 'rate-limits.ts',
    before: 'if (isUncounted(path) || isFile(path)) return null',
    after: "if (isUncounted(path) || isFile(path) || request.method === 'HEAD') return null",
    tests: ['rate-limits.test.ts'],
  },
  {
    what: 'a limit that does not count changes',
    file: 'rate-limits.ts',
    before: "path.startsWith('/api/') ? 'changes' : null",
    after: 'null',
    tests: ['shared-refusals.test.ts'],
  },
  {
    what: 'a parameter that may be sent twice',
    file: 'guard.ts',
    before: '(isRepeated(url) && !isWebhook(path))',
    after: 'isWebhook(url.search)',
    tests: ['shared-refusals.test.ts'],
  },
  {
    what: 'a body that is a list',
    file: 'read-json.ts',
    before: ' || Array.isArray(value)) throw new NoObject()',
    after: ') throw new NoObject()',
    tests: ['shared-refusals.test.ts'],
  },

  {
    what: 'an order that leaves the ledger stale',
    file: 'invalidate.ts',
    before: "['orders'], ['ledger'], ['bundles']",
    after: "['orders'], ['bundles']",
    tests: ['invalidate.test.ts'],
  },
  {
    what: 'a block that leaves the search stale',
    file: 'invalidate.ts',
    before: "        ['members'],\n",
    after: '',
    tests: ['invalidate.test.ts'],
  },
  {
    what: 'a message that leaves the badge stale',
    file: 'invalidate.ts',
    before: "['conversation', change.conversation], ['user'], ['ledger']]",
    after: "['conversation', change.conversation], ['ledger']]",
    tests: ['invalidate.test.ts'],
  },

  {
    what: 'a refused setting that stays',
    file: 'use-account-change.ts',
    before: '? withPending(queries, context.before, change)',
    after: '? user',
    tests: ['taken-back.test.ts'],
  },
  {
    what: 'a refused like that stays',
    file: 'use-like.ts',
    before: 'queries.setQueryData(profile, before?.profile)',
    after: '',
    tests: ['taken-back.test.ts'],
  },
  {
    what: 'a chat that is gone though its deletion was refused',
    file: 'use-delete-chat.ts',
    before: 'queries.setQueryData(chatsQuery.queryKey, before)',
    after: 'before',
    tests: ['taken-back.test.ts'],
  },

  {
    what: 'a like of which its sender is told',
    file: 'people.ts',
    before: '  member: to,\n  from,',
    after: '  member: from,\n  from,',
    tests: ['whose-notification.test.ts'],
  },
  {
    what: 'a report of which the reported is told',
    file: 'safety.ts',
    before: "'report.filed': ({ by, report }) => ({",
    after: "'report.filed': ({ reported: by, report }) => ({",
    tests: ['whose-notification.test.ts'],
  },
  {
    what: 'a decision of which the reported is told as its reporter',
    file: 'safety.ts',
    before: "'report.decided': ({ by, report }) =>",
    after: "'report.decided': ({ reported: by, report }) =>",
    tests: ['whose-notification.test.ts'],
  },
  {
    what: 'a message of which its sender is told',
    file: 'people.ts',
    before: "'message.sent': ({ to, from, conversation,",
    after: "'message.sent': ({ to: from, from: to, conversation,",
    tests: ['whose-notification.test.ts'],
  },

  {
    what: 'a failing server that is asked no more',
    file: 'client.ts',
    before: 'return status === null || status >= 500',
    after: 'return status === null || status > 503',
    tests: ['error-of.test.ts'],
  },
  {
    what: 'reading beyond the last message',
    file: 'open-conversation.ts',
    before: 'Math.min(seq, seat.conversation.lastSeq)',
    after: 'seq',
    tests: ['rare-refusals.test.ts'],
  },
]
