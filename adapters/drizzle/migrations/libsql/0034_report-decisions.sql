ALTER TABLE `reports` ADD `taken_at` integer;--> statement-breakpoint
ALTER TABLE `reports` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `grounds` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `decided_at` integer;