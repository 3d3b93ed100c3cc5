CREATE TABLE "deliveries" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"member" text collate "C" NOT NULL,
	"channel" text collate "C" NOT NULL,
	"priority" text collate "C" NOT NULL,
	"notice" text NOT NULL,
	"added_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"tried_at" bigint,
	"error" text collate "C",
	"worker" text collate "C",
	"leased_until" bigint,
	"died_at" bigint,
	CONSTRAINT "deliveries_lease_is_whole" CHECK (("deliveries"."worker" is null) = ("deliveries"."leased_until" is null))
);
--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("channel","priority","due_at","id") WHERE "deliveries"."died_at" is null;--> statement-breakpoint
CREATE INDEX "deliveries_leased" ON "deliveries" USING btree ("worker") WHERE "deliveries"."worker" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_dead" ON "deliveries" USING btree ("died_at") WHERE "deliveries"."died_at" is not null;--> statement-breakpoint
INSERT INTO "deliveries" (id, member, channel, priority, notice, added_at, due_at, attempts)
SELECT id, notice::json ->> 'member', case notice::json ->> 'kind' when 'push' then 'push' when 'debit-code' then 'text' else 'mail' end,
  case
    when notice::json ->> 'kind' in ('activate', 'reset', 'reactivate', 'change-mail', 'debit-code') then 'urgent'
    when notice::json ->> 'kind' in ('mail-changed', 'password-changed', 'receipt') then 'account'
    else 'social'
  end,
  notice, added_at, due_at, attempts FROM "outbox";--> statement-breakpoint
DROP TABLE "outbox" CASCADE;