ALTER TABLE `profiles` ADD `wished_from` integer;--> statement-breakpoint
ALTER TABLE `profiles` ADD `wished_to` integer;--> statement-breakpoint
ALTER TABLE `profiles` ADD `wished_within` integer;