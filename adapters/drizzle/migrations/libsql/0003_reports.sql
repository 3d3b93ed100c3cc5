CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`reporter` text,
	`reported` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`conversation` text,
	`message` text,
	`blocked` integer NOT NULL,
	`evidence` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`reporter`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reported`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reports_by_reporter` ON `reports` (`reporter`,`at`,`id`);