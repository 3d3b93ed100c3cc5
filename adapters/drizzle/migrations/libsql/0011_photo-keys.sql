ALTER TABLE `photos` ADD `key` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `photos` SET `key` = `id`;--> statement-breakpoint
CREATE UNIQUE INDEX `photos_by_key` ON `photos` (`key`);