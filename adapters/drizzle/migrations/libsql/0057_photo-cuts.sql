ALTER TABLE `photos` ADD `cut` text;--> statement-breakpoint
CREATE UNIQUE INDEX `photos_by_cut` ON `photos` (`cut`);