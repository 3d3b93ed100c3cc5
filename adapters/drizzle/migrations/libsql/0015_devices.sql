CREATE TABLE `devices` (
	`id` text NOT NULL,
	`member` text NOT NULL,
	`added_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`id`, `member`),
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `devices_by_member` ON `devices` (`member`,`seen_at`);--> statement-breakpoint
CREATE INDEX `devices_by_use` ON `devices` (`seen_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `device` text;--> statement-breakpoint
CREATE INDEX `sessions_by_use` ON `sessions` (`seen_at`);