DROP INDEX `listings_by_activity`;--> statement-breakpoint
DROP INDEX `listings_by_country`;--> statement-breakpoint
DROP INDEX `listings_by_region`;--> statement-breakpoint
DROP INDEX `listings_by_place`;--> statement-breakpoint
UPDATE `listings` SET `area` = CAST(min(249, floor(`cell_lat` / 36.0)) * 10000 + floor((CASE `cell_lon` WHEN 18000 THEN -18000 ELSE `cell_lon` END) / round(36 / cos(radians((min(249, floor(`cell_lat` / 36.0)) + 0.5) * 0.36)))) AS integer) WHERE `cell_lat` IS NOT NULL;--> statement-breakpoint
UPDATE `profiles` SET `area` = CAST(min(249, floor(`cell_lat` / 36.0)) * 10000 + floor((CASE `cell_lon` WHEN 18000 THEN -18000 ELSE `cell_lon` END) / round(36 / cos(radians((min(249, floor(`cell_lat` / 36.0)) + 0.5) * 0.36)))) AS integer) WHERE `cell_lat` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `listings` DROP COLUMN `cell_lat`;--> statement-breakpoint
ALTER TABLE `listings` DROP COLUMN `cell_lon`;--> statement-breakpoint
CREATE INDEX `listings_by_activity` ON `listings` (`site`,`last_active_at`,`member`,`gender`,`birth_date`,`kind`,`area`,`created_at`);--> statement-breakpoint
CREATE INDEX `listings_by_country` ON `listings` (`site`,`gender`,`country`,`last_active_at`,`member`,`birth_date`,`kind`,`area`,`created_at`,`interests`);--> statement-breakpoint
CREATE INDEX `listings_by_region` ON `listings` (`site`,`gender`,`country`,`region`,`last_active_at`,`member`,`birth_date`,`kind`,`area`,`created_at`);--> statement-breakpoint
CREATE INDEX `listings_by_place` ON `listings` (`site`,`area`,`gender`,`birth_date`,`kind`,`country`,`last_active_at`,`member`);