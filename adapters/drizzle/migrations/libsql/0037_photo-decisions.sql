ALTER TABLE `operator_actions` ADD `member` text;--> statement-breakpoint
ALTER TABLE `operator_actions` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `operator_actions_by_member` ON `operator_actions` (`member`,`at`,`id`);--> statement-breakpoint
ALTER TABLE `photos` ADD `decided_at` integer;