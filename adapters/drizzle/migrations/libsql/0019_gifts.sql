ALTER TABLE `conversations` ADD `last_gift` text;--> statement-breakpoint
ALTER TABLE `held_messages` ADD `gift` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `gift` text;