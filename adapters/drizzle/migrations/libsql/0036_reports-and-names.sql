ALTER TABLE `profiles` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `profiles` SET `name_key` = lower(`name`);--> statement-breakpoint
CREATE INDEX `profiles_by_name` ON `profiles` (`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `reports_by_reported` ON `reports` (`reported`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `reports_waiting` ON `reports` (`at`,`id`) WHERE "reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `reports_by_decision` ON `reports` (`decided_at`,`id`);