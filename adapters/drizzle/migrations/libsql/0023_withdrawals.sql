CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`site` text NOT NULL,
	`order` text,
	`number` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`stated_at` integer NOT NULL,
	`confirmed_at` integer,
	`result` text,
	`credits` integer NOT NULL,
	`used` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `withdrawals_by_age` ON `withdrawals` (`stated_at`,`id`);--> statement-breakpoint
CREATE INDEX `withdrawals_by_order` ON `withdrawals` (`order`,`stated_at`);