ALTER TABLE `complaints` ADD `email_key` text;--> statement-breakpoint
CREATE INDEX `complaints_by_email` ON `complaints` (`email_key`);--> statement-breakpoint
ALTER TABLE `withdrawals` ADD `email_key` text;--> statement-breakpoint
CREATE INDEX `withdrawals_by_email` ON `withdrawals` (`email_key`);--> statement-breakpoint
UPDATE `complaints` SET `email_key` = lower(`email`) WHERE octet_length(`email`) = length(`email`);--> statement-breakpoint
UPDATE `withdrawals` SET `email_key` = lower(`email`) WHERE octet_length(`email`) = length(`email`);