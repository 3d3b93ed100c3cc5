CREATE TABLE `credit_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`credits` integer NOT NULL,
	`reason` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`state` text NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	FOREIGN KEY (`asked_by`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "credit_changes_move_something" CHECK("credit_changes"."credits" <> 0),
	CONSTRAINT "credit_changes_decided_whole" CHECK(("credit_changes"."state" = 'waiting') = ("credit_changes"."decided_at" is null))
);
--> statement-breakpoint
CREATE INDEX `credit_changes_waiting` ON `credit_changes` (`asked_at`,`id`) WHERE "credit_changes"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX `credit_changes_by_member` ON `credit_changes` (`member`,`asked_at`,`id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_discount_codes` (
	`key` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`country` text,
	`member` text,
	`expires` integer,
	`percentage` integer NOT NULL,
	`currency` text,
	`minimum_order_value` integer NOT NULL,
	`status` text NOT NULL,
	`validity` text NOT NULL,
	`payment_methods` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`made_id` text,
	`made_at` integer,
	CONSTRAINT "discount_codes_percentage" CHECK("__new_discount_codes"."percentage" between 0 and 90),
	CONSTRAINT "discount_codes_take_one_thing" CHECK("__new_discount_codes"."amount" >= 0 and ("__new_discount_codes"."percentage" = 0) = ("__new_discount_codes"."amount" > 0))
);
--> statement-breakpoint
INSERT INTO `__new_discount_codes`("key", "code", "country", "member", "expires", "percentage", "currency", "minimum_order_value", "status", "validity", "payment_methods", "amount", "made_id", "made_at") SELECT "key", "code", "country", "member", "expires", "percentage", "currency", "minimum_order_value", "status", "validity", "payment_methods", 0, null, null FROM `discount_codes`;--> statement-breakpoint
DROP TABLE `discount_codes`;--> statement-breakpoint
ALTER TABLE `__new_discount_codes` RENAME TO `discount_codes`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `discount_codes_made_once` ON `discount_codes` (`made_id`);--> statement-breakpoint
CREATE INDEX `discount_codes_newest` ON `discount_codes` (`made_at`,`made_id`) WHERE "discount_codes"."made_id" is not null;--> statement-breakpoint
ALTER TABLE `refunds` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `refunds_failed` ON `refunds` (`failed_at`) WHERE "refunds"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX `ledger_entries_by_moment` ON `ledger_entries` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_newest` ON `orders` (`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_payment` ON `orders` (`site`,`paid_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_state` ON `orders` (`state`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_site` ON `orders` (`site`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_discount` ON `orders` (`discount_code`) WHERE "orders"."discount_code" is not null;--> statement-breakpoint
CREATE INDEX `payments_by_method` ON `payments` (`method`,`order`);--> statement-breakpoint
CREATE INDEX `payment_returns_failed` ON `payment_returns` (`failed_at`) WHERE "payment_returns"."failed_at" is not null;