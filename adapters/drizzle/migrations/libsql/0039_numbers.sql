DROP INDEX `payments_by_reference`;--> statement-breakpoint
CREATE UNIQUE INDEX `payments_by_reference` ON `payments` (`reference`,`provider`);--> statement-breakpoint
CREATE INDEX `orders_by_moment` ON `orders` (`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `reports_by_moment` ON `reports` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `restrictions_by_moment` ON `restrictions` (`at`,`id`);