CREATE TABLE `event_consumers` (
	`name` text PRIMARY KEY NOT NULL,
	`transaction` integer NOT NULL,
	`sequence` integer NOT NULL,
	`failures` integer NOT NULL,
	`retry_at` integer
);
--> statement-breakpoint
CREATE TABLE `events` (
	`sequence` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transaction` integer DEFAULT 0 NOT NULL,
	`type` text NOT NULL,
	`facts` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_in_order` ON `events` (`transaction`,`sequence`);--> statement-breakpoint
CREATE TABLE `parked_events` (
	`consumer` text NOT NULL,
	`transaction` integer NOT NULL,
	`sequence` integer NOT NULL,
	`type` text NOT NULL,
	`facts` text NOT NULL,
	`at` integer NOT NULL,
	`error` text NOT NULL,
	`parked_at` integer NOT NULL,
	PRIMARY KEY(`consumer`, `sequence`)
);
