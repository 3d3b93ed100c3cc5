CREATE TABLE `restrictions` (
	`id` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`kind` text NOT NULL,
	`rule` text,
	`facts` text NOT NULL,
	`report` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `restrictions_by_member` ON `restrictions` (`member`,`at`,`id`);