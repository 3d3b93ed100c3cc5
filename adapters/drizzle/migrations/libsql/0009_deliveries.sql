CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`channel` text NOT NULL,
	`priority` text NOT NULL,
	`notice` text NOT NULL,
	`added_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer NOT NULL,
	`tried_at` integer,
	`error` text,
	`worker` text,
	`leased_until` integer,
	`died_at` integer,
	CONSTRAINT "deliveries_lease_is_whole" CHECK(("deliveries"."worker" is null) = ("deliveries"."leased_until" is null))
);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`channel`,`priority`,`due_at`,`id`) WHERE "deliveries"."died_at" is null;--> statement-breakpoint
CREATE INDEX `deliveries_leased` ON `deliveries` (`worker`) WHERE "deliveries"."worker" is not null;--> statement-breakpoint
CREATE INDEX `deliveries_dead` ON `deliveries` (`died_at`) WHERE "deliveries"."died_at" is not null;--> statement-breakpoint
INSERT INTO `deliveries` (id, member, channel, priority, notice, added_at, due_at, attempts)
SELECT id, json_extract(notice, '$.member'), case json_extract(notice, '$.kind') when 'push' then 'push' when 'debit-code' then 'text' else 'mail' end,
  case
    when json_extract(notice, '$.kind') in ('activate', 'reset', 'reactivate', 'change-mail', 'debit-code') then 'urgent'
    when json_extract(notice, '$.kind') in ('mail-changed', 'password-changed', 'receipt') then 'account'
    else 'social'
  end,
  notice, added_at, due_at, attempts FROM `outbox`;--> statement-breakpoint
DROP TABLE `outbox`;