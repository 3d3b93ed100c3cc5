CREATE TABLE `stray_payments` (
	`provider` text NOT NULL,
	`reference` text NOT NULL,
	`state` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `reference`)
);
--> statement-breakpoint
CREATE INDEX `stray_payments_newest` ON `stray_payments` (`seen_at`);--> statement-breakpoint
DROP INDEX `payments_open`;--> statement-breakpoint
ALTER TABLE `payments` ADD `amount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `currency` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `payments` ADD `discount_code` text;--> statement-breakpoint
ALTER TABLE `payments` ADD `discount_percentage` integer;--> statement-breakpoint
ALTER TABLE `payments` ADD `next_ask_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_undecided` ON `payments` (`next_ask_at`) WHERE "payments"."state" in ('open', 'unknown');--> statement-breakpoint
DROP INDEX `refunds_unsent`;--> statement-breakpoint
ALTER TABLE `refunds` ADD `next_try_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `refunds_unsent` ON `refunds` (`next_try_at`) WHERE "refunds"."sent_at" is null;--> statement-breakpoint
ALTER TABLE `accounts` ADD `bought_at` integer;--> statement-breakpoint
ALTER TABLE `accounts` ADD `leaving_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `country` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `vat_rate` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `paid_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `returned` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `chargebacks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `charged_back_credits` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE payments SET amount = (SELECT total_amount FROM orders WHERE orders.id = payments."order"), currency = (SELECT total_currency FROM orders WHERE orders.id = payments."order"), discount_code = (SELECT discount_code FROM orders WHERE orders.id = payments."order"), discount_percentage = (SELECT discount_percentage FROM orders WHERE orders.id = payments."order"), next_ask_at = started_at;
--> statement-breakpoint
UPDATE refunds SET next_try_at = asked_at;
--> statement-breakpoint
UPDATE orders SET country = (SELECT country FROM accounts WHERE accounts.id = orders.member);
--> statement-breakpoint
UPDATE orders SET paid_at = settled_at WHERE state IN ('completed', 'refunded');
--> statement-breakpoint
UPDATE orders SET returned = coalesce((SELECT amount FROM refunds WHERE refunds."order" = orders.id), total_amount) WHERE state = 'refunded';
--> statement-breakpoint
UPDATE accounts SET bought_at = premium_since;
--> statement-breakpoint
UPDATE accounts SET premium_since = NULL WHERE EXISTS (SELECT 1 FROM orders WHERE orders.member = accounts.id AND orders.state = 'refunded') AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.member = accounts.id AND (orders.state = 'completed' OR (orders.state = 'refunded' AND orders.returned < orders.total_amount)));
