CREATE TABLE `payment_returns` (
	`payment` text PRIMARY KEY NOT NULL,
	`order` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`asked_at` integer NOT NULL,
	`sent_at` integer,
	`next_try_at` integer NOT NULL,
	`given_at` integer,
	`failed_at` integer,
	FOREIGN KEY (`payment`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_returns_amount_above_zero" CHECK("payment_returns"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `payment_returns_by_order` ON `payment_returns` (`order`,`asked_at`);--> statement-breakpoint
CREATE INDEX `payment_returns_undecided` ON `payment_returns` (`next_try_at`) WHERE "payment_returns"."given_at" is null and "payment_returns"."failed_at" is null;--> statement-breakpoint
ALTER TABLE `orders` ADD `withdrawn_at` integer;