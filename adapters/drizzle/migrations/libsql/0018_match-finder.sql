CREATE TABLE `passes` (
	`from` text NOT NULL,
	`to` text NOT NULL,
	`at` integer NOT NULL,
	`until` integer,
	PRIMARY KEY(`from`, `to`),
	FOREIGN KEY (`from`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `passes_received` ON `passes` (`to`,`from`);--> statement-breakpoint
CREATE TABLE `swipe_days` (
	`member` text PRIMARY KEY NOT NULL,
	`likes` integer NOT NULL,
	`renews_at` integer NOT NULL,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `accounts` ADD `time_zone` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `time_zone_at` integer;