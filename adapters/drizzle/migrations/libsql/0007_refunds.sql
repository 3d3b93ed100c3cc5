CREATE TABLE `refunds` (
	`order` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`payment` text NOT NULL,
	`credits` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`asked_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`order`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_amount_above_zero" CHECK("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_by_id` ON `refunds` (`id`);--> statement-breakpoint
CREATE INDEX `refunds_unsent` ON `refunds` (`asked_at`) WHERE "refunds"."sent_at" is null;