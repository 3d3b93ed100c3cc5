ALTER TABLE `held_messages` ADD `answers` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `answers` text;