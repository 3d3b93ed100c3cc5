import { describe, expect, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import declared from '../../../adapters/drizzle/contractions.json' with { type: 'json' }
import libsql from '../../../adapters/drizzle/migrations/libsql/meta/_journal.json' with {
  type: 'json',
}
import postgres from '../../../adapters/drizzle/migrations/postgres/meta/_journal.json' with {
  type: 'json',
}
import releases from '../../../adapters/drizzle/releases.json' with { type: 'json' }
import { version } from '../../../package.json' with { type: 'json' }
import { notAdditive } from './additive.ts'
import { type Contraction, contractionFaults } from './contraction-faults.ts'

const JOURNALS = { libsql, postgres } as const
const tags = libsql.entries.map(({ tag }) => tag)
const first = tags.indexOf(releases[0]?.migration ?? '')

/** Since the first release, by migration: what does more than add, in either database. */
async function contracting(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>()
  for (const tag of tags.slice(first + 1)) {
    const files = Object.keys(JOURNALS).map((dialect) => {
      const path = `../../../adapters/drizzle/migrations/${dialect}/${tag}.sql`
      return readFile(new URL(path, import.meta.url), 'utf8')
    })
    const statements = (await Promise.all(files)).flatMap(notAdditive)
    if (statements.length > 0) found.set(tag, statements)
  }
  return found
}

describe('what does more than add', () => {
  test.each([
    'DROP TABLE `outbox`;',
    'ALTER TABLE "profiles" DROP COLUMN "listed";',
    'ALTER TABLE "profiles" RENAME COLUMN "name" TO "called";',
    'ALTER TABLE "profiles" RENAME TO "people";',
    'ALTER TABLE "profiles" ALTER COLUMN "about" SET NOT NULL;',
    'ALTER TABLE "profiles" ADD COLUMN "age" integer NOT NULL;',
    'ALTER TABLE "refunds" ADD CONSTRAINT "refunds_pk" PRIMARY KEY("order","nth");',
    'ALTER TABLE "refunds" DROP CONSTRAINT "refunds_pkey";',
    'CREATE UNIQUE INDEX `one_name` ON `profiles` (`name`);',
    'DROP INDEX `profiles_by_country`;',
    'DELETE FROM "events";',
    'UPDATE "profiles" SET "name" = lower("name");',
    'ALTER TABLE "profiles" ADD COLUMN "age" integer; UPDATE "profiles" SET "age" = 1, "name" = \'\';',
    'CREATE TRIGGER "never" BEFORE UPDATE ON "profiles" EXECUTE FUNCTION no();',
    'CREATE TABLE `__new_refunds` (`id` text);',
    'GRANT ALL ON "profiles" TO public;',
  ])('is %s', (statement) => {
    expect(notAdditive(statement)).toHaveLength(1)
  })

  test('is no new table with all that belongs to it, nor a column that older programs need not name', () => {
    const migration = `CREATE TABLE "notes" ("id" text NOT NULL, "of" text);--> statement-breakpoint
      ALTER TABLE "notes" ADD CONSTRAINT "notes_of_fk" FOREIGN KEY ("of") REFERENCES "public"."accounts"("id");
      CREATE UNIQUE INDEX "notes_once" ON "notes" ("of");
      CREATE TRIGGER "notes_stay" BEFORE DELETE ON "notes" EXECUTE FUNCTION no();
      INSERT INTO "notes" SELECT "id", 'a;b' FROM "accounts";
      CREATE INDEX "accounts_by_site" ON "accounts" ("site") WHERE "site" <> ';';
      ALTER TABLE \`accounts\` ADD \`source\` text;
      ALTER TABLE "accounts" ADD COLUMN "seen" integer DEFAULT 0 NOT NULL;
      UPDATE "accounts" SET "source" = coalesce("site", ('a, b')) WHERE "site" <> '';`
    expect(notAdditive(migration)).toEqual([])
  })

  test('is found in the migrations of before the first release, in both databases', async () => {
    const read = (dialect: string, tag: string) =>
      readFile(
        new URL(`../../../adapters/drizzle/migrations/${dialect}/${tag}.sql`, import.meta.url),
        'utf8',
      )
    for (const dialect of Object.keys(JOURNALS)) {
      expect(notAdditive(await read(dialect, '0067_several-refunds'))).not.toEqual([])
      expect(notAdditive(await read(dialect, '0066_backup-runs'))).toEqual([])
    }
  })
})

describe('a migration since the first release', () => {
  test('only adds, or is declared with the release since which no program needs what goes', async () => {
    const faults = contractionFaults(await contracting(), declared as Contraction[], releases, tags)
    expect(faults).toEqual([])
  })

  test.each([
    [[], ['0002_less does more than add: DROP TABLE a']],
    [[{ migration: '0002_less', since: '0.3.0' }], ['0002_less: 0.3.0 is no release before it']],
    [[{ migration: '0002_less', since: '0.2.0' }], ['0002_less: 0.2.0 is no release before it']],
    [[{ migration: '0002_less', since: '0.1.0' }], []],
    [
      [
        { migration: '0001_more', since: '0.1.0' },
        { migration: '0002_less', since: '0.1.0' },
      ],
      ['0001_more is declared, and only adds'],
    ],
  ])('declared as %j is told: %j', (table, faults) => {
    const statements = new Map([['0002_less', ['DROP TABLE a']]])
    const known = [
      { version: '0.1.0', migration: '0000_first' },
      { version: '0.2.0', migration: '0002_less' },
    ]
    expect(
      contractionFaults(statements, table, known, ['0000_first', '0001_more', '0002_less']),
    ).toEqual(faults)
  })
})

test('each release names its last migration, later releases later ones', () => {
  for (const { entries } of Object.values(JOURNALS)) {
    const at = releases.map(({ migration }) => entries.findIndex(({ tag }) => tag === migration))
    expect(at).not.toContain(-1)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  }
  const versions = releases.map((one) => one.version)
  expect(versions.toSorted(Bun.semver.order)).toEqual(versions)
  expect(Bun.semver.order(versions.at(-1) ?? '', version)).toBeLessThanOrEqual(0)
})
