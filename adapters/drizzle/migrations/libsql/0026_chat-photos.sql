CREATE TABLE `chat_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation` text NOT NULL,
	`from` text NOT NULL,
	`key` text,
	`state` text NOT NULL,
	`reason` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`site` text NOT NULL,
	`sent_at` integer NOT NULL,
	`granted` integer NOT NULL,
	`paid` integer NOT NULL,
	`seq` integer,
	`opened_at` integer,
	`hidden` integer NOT NULL,
	FOREIGN KEY (`conversation`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "chat_photos_cost_not_below_zero" CHECK("chat_photos"."granted" >= 0 and "chat_photos"."paid" >= 0),
	CONSTRAINT "chat_photos_message_once_delivered" CHECK(("chat_photos"."seq" is null) = ("chat_photos"."state" <> 'delivered'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_photos_by_key` ON `chat_photos` (`key`);--> statement-breakpoint
CREATE INDEX `chat_photos_by_sender` ON `chat_photos` (`from`,`sent_at`);--> statement-breakpoint
CREATE INDEX `chat_photos_undelivered` ON `chat_photos` (`conversation`,`from`,`sent_at`) WHERE "chat_photos"."state" <> 'delivered';--> statement-breakpoint
CREATE INDEX `chat_photos_to_check` ON `chat_photos` (`sent_at`) WHERE "chat_photos"."state" = 'inspection';--> statement-breakpoint
DROP INDEX `ledger_entries_once_per_cause`;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_once_per_cause` ON `ledger_entries` (`reference`,`reason`,`from`,`to`);--> statement-breakpoint
ALTER TABLE `conversations` ADD `last_photo` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `photo` text;