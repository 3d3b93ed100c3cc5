CREATE INDEX `orders_newest` ON `orders` (`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_state` ON `orders` (`state`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_site` ON `orders` (`site`,`placed_at`,`id`);--> statement-breakpoint
CREATE INDEX `payments_by_method` ON `payments` (`method`,`order`);--> statement-breakpoint
CREATE INDEX `payment_returns_failed` ON `payment_returns` (`failed_at`) WHERE "payment_returns"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX `refunds_failed` ON `refunds` (`failed_at`) WHERE "refunds"."failed_at" is not null;