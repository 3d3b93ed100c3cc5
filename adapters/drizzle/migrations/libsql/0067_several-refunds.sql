PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_refunds` (
	`order` text NOT NULL,
	`id` text NOT NULL,
	`payment` text NOT NULL,
	`credits` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`asked_at` integer NOT NULL,
	`sent_at` integer,
	`next_try_at` integer DEFAULT 0 NOT NULL,
	`nth` integer DEFAULT 1 NOT NULL,
	`given_at` integer,
	`failed_at` integer,
	`by_provider` integer DEFAULT false NOT NULL,
	`reason` text,
	`by` text,
	PRIMARY KEY(`order`, `nth`),
	FOREIGN KEY (`order`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_amount_above_zero" CHECK("__new_refunds"."amount" > 0)
);
--> statement-breakpoint
INSERT INTO `__new_refunds`("order", "id", "payment", "credits", "amount", "currency", "asked_at", "sent_at", "next_try_at", "nth", "given_at", "failed_at", "by_provider", "reason") SELECT "order", "id", "payment", "credits", "amount", "currency", "asked_at", "sent_at", "next_try_at", "nth", "given_at", "failed_at", "by_provider", "reason" FROM `refunds`;--> statement-breakpoint
DROP TABLE `refunds`;--> statement-breakpoint
ALTER TABLE `__new_refunds` RENAME TO `refunds`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_by_id` ON `refunds` (`id`);--> statement-breakpoint
CREATE INDEX `refunds_undecided` ON `refunds` (`next_try_at`) WHERE "refunds"."given_at" is null and "refunds"."failed_at" is null;--> statement-breakpoint
CREATE INDEX `refunds_failed` ON `refunds` (`failed_at`) WHERE "refunds"."failed_at" is not null;--> statement-breakpoint
ALTER TABLE `orders` ADD `refunded_credits` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `orders` SET `refunded_credits` = (SELECT `credits` FROM `refunds` WHERE `refunds`.`order` = `orders`.`id`) WHERE EXISTS (SELECT 1 FROM `refunds` WHERE `refunds`.`order` = `orders`.`id` AND `refunds`.`failed_at` IS NULL);--> statement-breakpoint
ALTER TABLE `site_versions` ADD `draft` integer;