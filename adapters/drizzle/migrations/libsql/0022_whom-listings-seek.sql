DROP INDEX `listings_by_activity`;--> statement-breakpoint
DROP INDEX `listings_by_country`;--> statement-breakpoint
DROP INDEX `listings_by_region`;--> statement-breakpoint
DROP INDEX `listings_by_newness`;--> statement-breakpoint
DROP INDEX `listings_by_place`;--> statement-breakpoint
ALTER TABLE `listings` ADD `sexuality` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `listings` SET `sexuality` = (SELECT `sexuality` FROM `profiles` WHERE `id` = `listings`.`member`);--> statement-breakpoint
CREATE INDEX `listings_by_activity` ON `listings` (`site`,`last_active_at`,`member`,`gender`,`birth_date`,`kind`,`area`,`created_at`,`sexuality`);--> statement-breakpoint
CREATE INDEX `listings_by_country` ON `listings` (`site`,`gender`,`country`,`last_active_at`,`member`,`birth_date`,`kind`,`area`,`created_at`,`sexuality`,`interests`);--> statement-breakpoint
CREATE INDEX `listings_by_region` ON `listings` (`site`,`gender`,`country`,`region`,`last_active_at`,`member`,`birth_date`,`kind`,`area`,`created_at`,`sexuality`);--> statement-breakpoint
CREATE INDEX `listings_by_newness` ON `listings` (`site`,`created_at`,`gender`,`country`,`region`,`birth_date`,`kind`,`sexuality`);--> statement-breakpoint
CREATE INDEX `listings_by_place` ON `listings` (`site`,`area`,`gender`,`birth_date`,`kind`,`country`,`last_active_at`,`member`,`sexuality`);