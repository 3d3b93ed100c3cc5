CREATE TABLE `listings` (
	`site` text NOT NULL,
	`member` text NOT NULL,
	`gender` text NOT NULL,
	`country` text NOT NULL,
	`region` text NOT NULL,
	`birth_date` text NOT NULL,
	`kind` text NOT NULL,
	`cell_lat` integer,
	`cell_lon` integer,
	`area` integer,
	`has_photo` integer NOT NULL,
	`interests` text NOT NULL,
	`last_active_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`member`, `site`),
	FOREIGN KEY (`member`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
DROP INDEX `profiles_by_activity`;--> statement-breakpoint
DROP INDEX `profiles_by_country`;--> statement-breakpoint
DROP INDEX `profiles_by_region`;--> statement-breakpoint
DROP INDEX `profiles_by_newness`;--> statement-breakpoint
DROP INDEX `profiles_by_place`;--> statement-breakpoint
ALTER TABLE `profiles` ADD `listed_on` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `accounts` ADD `site_choices` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `push_subscriptions` ADD `site` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `profiles` SET `listed_on` = json_array((SELECT `site` FROM `accounts` WHERE `accounts`.`id` = `profiles`.`id`)) WHERE `listed`;--> statement-breakpoint
INSERT INTO `listings` SELECT `accounts`.`site`, `profiles`.`id`, `gender`, `profiles`.`country`, `region`, `birth_date`, `kind`, `cell_lat`, `cell_lon`, `area`, `main_photo` IS NOT NULL, `interests`, `last_active_at`, `created_at` FROM `profiles` JOIN `accounts` ON `accounts`.`id` = `profiles`.`id` WHERE `listed`;--> statement-breakpoint
UPDATE `push_subscriptions` SET `site` = (SELECT `site` FROM `accounts` WHERE `accounts`.`id` = `push_subscriptions`.`member`);--> statement-breakpoint
CREATE INDEX `listings_by_activity` ON `listings` (`site`,`last_active_at`,`member`,`gender`,`birth_date`,`kind`,`cell_lat`,`cell_lon`,`created_at`);--> statement-breakpoint
CREATE INDEX `listings_by_country` ON `listings` (`site`,`gender`,`country`,`last_active_at`,`member`,`birth_date`,`kind`,`cell_lat`,`cell_lon`,`created_at`,`interests`);--> statement-breakpoint
CREATE INDEX `listings_by_region` ON `listings` (`site`,`gender`,`country`,`region`,`last_active_at`,`member`,`birth_date`,`kind`,`cell_lat`,`cell_lon`,`created_at`);--> statement-breakpoint
CREATE INDEX `listings_by_newness` ON `listings` (`site`,`created_at`,`gender`,`country`,`region`,`birth_date`,`kind`);--> statement-breakpoint
CREATE INDEX `listings_by_place` ON `listings` (`site`,`gender`,`area`,`cell_lat`,`cell_lon`,`birth_date`,`kind`,`country`);--> statement-breakpoint
ALTER TABLE `profiles` DROP COLUMN `listed`;