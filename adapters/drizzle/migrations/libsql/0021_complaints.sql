CREATE TABLE `complaints` (
	`id` text PRIMARY KEY NOT NULL,
	`site` text NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`about` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`language` text NOT NULL,
	`filed_at` integer NOT NULL,
	`answered_at` integer
);
--> statement-breakpoint
CREATE INDEX `complaints_by_age` ON `complaints` (`filed_at`,`id`);