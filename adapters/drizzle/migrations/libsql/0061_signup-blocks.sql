CREATE TABLE `signup_blocks` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`reason` text NOT NULL,
	`by` text NOT NULL,
	`added_at` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signup_blocks_by_value` ON `signup_blocks` (`value`);--> statement-breakpoint
CREATE INDEX `signup_blocks_by_moment` ON `signup_blocks` (`added_at`,`id`);--> statement-breakpoint
CREATE TABLE `signup_networks` (
	`member` text PRIMARY KEY NOT NULL,
	`network` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `signup_networks_by_network` ON `signup_networks` (`network`,`at`,`member`);--> statement-breakpoint
CREATE INDEX `signup_networks_by_moment` ON `signup_networks` (`at`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `disposable` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `accounts_disposable` ON `accounts` (`signed_up_at`,`id`) WHERE "accounts"."disposable";