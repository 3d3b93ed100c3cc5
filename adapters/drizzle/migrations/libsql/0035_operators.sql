CREATE TABLE `operators` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text,
	`name` text NOT NULL,
	`password_hash` text,
	`invitation_hash` text,
	`invited_until` integer,
	`added_at` integer NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operators_by_email` ON `operators` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `operators_by_invitation` ON `operators` (`invitation_hash`);--> statement-breakpoint
CREATE TABLE `operator_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`operator` text,
	`action` text NOT NULL,
	`subject` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`operator`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `operator_actions_by_moment` ON `operator_actions` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `operator_actions_by_subject` ON `operator_actions` (`subject`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `operator_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`operator` text NOT NULL,
	`started_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`operator`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `operator_sessions_by_operator` ON `operator_sessions` (`operator`);--> statement-breakpoint
ALTER TABLE `complaints` ADD `answer` text;--> statement-breakpoint
CREATE TRIGGER `operator_actions_never_change` BEFORE UPDATE ON `operator_actions`
BEGIN
	SELECT RAISE(ABORT, 'operator actions are only ever added');
END;
--> statement-breakpoint
CREATE TRIGGER `operator_actions_never_go` BEFORE DELETE ON `operator_actions`
BEGIN
	SELECT RAISE(ABORT, 'operator actions are only ever added');
END;
