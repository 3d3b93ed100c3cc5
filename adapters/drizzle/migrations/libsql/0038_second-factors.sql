CREATE TABLE `operator_login_refusals` (
	`id` text PRIMARY KEY NOT NULL,
	`operator` text,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`times` integer NOT NULL,
	`slot` text NOT NULL,
	FOREIGN KEY (`operator`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operator_login_refusals_by_slot` ON `operator_login_refusals` (`slot`);--> statement-breakpoint
CREATE INDEX `operator_login_refusals_by_moment` ON `operator_login_refusals` (`at`,`id`);--> statement-breakpoint
CREATE TABLE `operator_recovery_codes` (
	`operator` text NOT NULL,
	`hash` text NOT NULL,
	PRIMARY KEY(`operator`, `hash`),
	FOREIGN KEY (`operator`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `operator_second_factors` (
	`operator` text PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`added_at` integer NOT NULL,
	`last_step` integer NOT NULL,
	FOREIGN KEY (`operator`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action
);
