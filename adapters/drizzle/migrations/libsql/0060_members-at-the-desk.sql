CREATE TABLE `mail_log` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`member` text NOT NULL,
	`kind` text,
	`result` text NOT NULL,
	`reason` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_log_by_member` ON `mail_log` (`member`,`number`);--> statement-breakpoint
CREATE INDEX `mail_log_by_moment` ON `mail_log` (`at`,`number`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `source` text;--> statement-breakpoint
UPDATE `accounts` SET `source` = nullif(coalesce(json_extract(`tracking`, '$.network'), json_extract(`tracking`, '$.ref')), '');--> statement-breakpoint
CREATE INDEX `accounts_by_joining` ON `accounts` (`signed_up_at`,`id`,`status`,`country`,`site`,`source`,`email_key`);--> statement-breakpoint
CREATE INDEX `accounts_by_status` ON `accounts` (`status`,`signed_up_at`,`id`,`email_key`);--> statement-breakpoint
CREATE INDEX `accounts_by_source` ON `accounts` (`source`,`signed_up_at`,`id`) WHERE "accounts"."source" is not null;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `waits_for` text;