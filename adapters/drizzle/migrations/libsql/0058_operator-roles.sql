ALTER TABLE `operators` ADD `roles` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `operators` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `operators` SET `roles` = '[{"role":"owner","site":null}]';