DROP INDEX `refunds_unsent`;--> statement-breakpoint
ALTER TABLE `refunds` ADD `nth` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `given_at` integer;--> statement-breakpoint
ALTER TABLE `refunds` ADD `failed_at` integer;--> statement-breakpoint
CREATE INDEX `refunds_undecided` ON `refunds` (`next_try_at`) WHERE "refunds"."given_at" is null and "refunds"."failed_at" is null;