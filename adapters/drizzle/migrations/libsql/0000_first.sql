CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text,
	`password_hash` text NOT NULL,
	`status` text NOT NULL,
	`site` text NOT NULL,
	`country` text NOT NULL,
	`language` text NOT NULL,
	`tracking` text NOT NULL,
	`signed_up_at` integer NOT NULL,
	`confirmed_at` integer,
	`deleted_at` integer,
	`deletion_reason` text,
	`premium_since` integer,
	`invisible` integer NOT NULL,
	`privacy` integer NOT NULL,
	`notifications_disabled` text NOT NULL,
	CONSTRAINT "accounts_email_until_erased" CHECK(("accounts"."email_key" is null) = ("accounts"."status" = 'erased'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_by_email` ON `accounts` (`email_key`);--> statement-breakpoint
CREATE INDEX `accounts_to_erase` ON `accounts` (`deleted_at`) WHERE "accounts"."status" = 'deleted';--> statement-breakpoint
CREATE TABLE `albums` (
	`member` text PRIMARY KEY NOT NULL,
	`photos` integer NOT NULL,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "albums_not_below_zero" CHECK("albums"."photos" >= 0)
);
--> statement-breakpoint
CREATE TABLE `attempts` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_by_key` ON `attempts` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_by_moment` ON `attempts` (`at`);--> statement-breakpoint
CREATE TABLE `blocks` (
	`blocker` text NOT NULL,
	`blocked` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`blocker`, `blocked`),
	FOREIGN KEY (`blocker`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`blocked`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `blocks_by_blocked` ON `blocks` (`blocked`,`blocker`);--> statement-breakpoint
CREATE TABLE `discount_claims` (
	`order` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`member` text NOT NULL,
	`scope` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discount_claims_once_per_scope` ON `discount_claims` (`key`,`scope`);--> statement-breakpoint
CREATE INDEX `discount_claims_by_member` ON `discount_claims` (`member`);--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`started_by` text NOT NULL,
	`other` text NOT NULL,
	`low` text NOT NULL,
	`high` text NOT NULL,
	`started_at` integer NOT NULL,
	`last_seq` integer NOT NULL,
	`last_from` text,
	`last_text` text,
	`last_at` integer,
	FOREIGN KEY (`started_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`other`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "conversations_not_with_oneself" CHECK("conversations"."low" < "conversations"."high")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_of_two` ON `conversations` (`low`,`high`);--> statement-breakpoint
CREATE INDEX `conversations_started` ON `conversations` (`started_by`);--> statement-breakpoint
CREATE TABLE `discount_codes` (
	`key` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`country` text,
	`member` text,
	`expires` integer,
	`percentage` integer NOT NULL,
	`currency` text,
	`minimum_order_value` integer NOT NULL,
	`status` text NOT NULL,
	`validity` text NOT NULL,
	`payment_methods` text NOT NULL,
	CONSTRAINT "discount_codes_percentage" CHECK("discount_codes"."percentage" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`reason` text NOT NULL,
	`reference` text NOT NULL,
	`from` text NOT NULL,
	`to` text NOT NULL,
	`amount` integer NOT NULL,
	`member` text NOT NULL,
	CONSTRAINT "ledger_entries_amount_above_zero" CHECK("ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_entries_amount_whole" CHECK(cast("ledger_entries"."amount" as integer) = "ledger_entries"."amount"),
	CONSTRAINT "ledger_entries_move_something" CHECK("ledger_entries"."from" <> "ledger_entries"."to")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_once_per_cause` ON `ledger_entries` (`reference`,`reason`,`from`);--> statement-breakpoint
CREATE INDEX `ledger_entries_by_member` ON `ledger_entries` (`member`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `held_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation` text NOT NULL,
	`from` text NOT NULL,
	`text` text NOT NULL,
	`written_at` integer NOT NULL,
	`cost` integer NOT NULL,
	FOREIGN KEY (`conversation`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `held_messages_by_writer` ON `held_messages` (`from`,`written_at`);--> statement-breakpoint
CREATE INDEX `held_messages_by_conversation` ON `held_messages` (`conversation`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`notice` text NOT NULL,
	`added_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`,`id`);--> statement-breakpoint
CREATE TABLE `likes` (
	`from` text NOT NULL,
	`to` text NOT NULL,
	`at` integer NOT NULL,
	`seen_at` integer,
	`swiped` integer NOT NULL,
	PRIMARY KEY(`from`, `to`),
	FOREIGN KEY (`from`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `likes_given` ON `likes` (`from`,`at`);--> statement-breakpoint
CREATE INDEX `likes_received` ON `likes` (`to`,("seen_at" is null),`at`);--> statement-breakpoint
CREATE TABLE `mail_links` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`member` text NOT NULL,
	`email` text NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`voided` integer NOT NULL,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mail_links_by_member` ON `mail_links` (`member`,`purpose`,`sent_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation` text NOT NULL,
	`seq` integer NOT NULL,
	`from` text NOT NULL,
	`text` text NOT NULL,
	`sent_at` integer NOT NULL,
	`cost` integer NOT NULL,
	FOREIGN KEY (`conversation`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "messages_cost_not_below_zero" CHECK("messages"."cost" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_in_order` ON `messages` (`conversation`,`seq`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`site` text NOT NULL,
	`bundle` text NOT NULL,
	`credits` integer NOT NULL,
	`price_amount` integer NOT NULL,
	`price_currency` text NOT NULL,
	`discount_code` text,
	`discount_percentage` integer,
	`total_amount` integer NOT NULL,
	`total_currency` text NOT NULL,
	`state` text NOT NULL,
	`placed_at` integer NOT NULL,
	`settled_at` integer,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "orders_credits_above_zero" CHECK("orders"."credits" > 0),
	CONSTRAINT "orders_total_above_zero" CHECK("orders"."total_amount" > 0),
	CONSTRAINT "orders_total_within_price" CHECK("orders"."total_amount" <= "orders"."price_amount")
);
--> statement-breakpoint
CREATE INDEX `orders_by_member` ON `orders` (`member`,`placed_at`,`id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order` text NOT NULL,
	`method` text NOT NULL,
	`provider` text NOT NULL,
	`reference` text,
	`checkout_url` text,
	`state` text NOT NULL,
	`started_at` integer NOT NULL,
	FOREIGN KEY (`order`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payments_by_order` ON `payments` (`order`,`started_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payments_by_reference` ON `payments` (`provider`,`reference`);--> statement-breakpoint
CREATE INDEX `payments_open` ON `payments` (`started_at`) WHERE "payments"."state" = 'open';--> statement-breakpoint
CREATE TABLE `photos` (
	`id` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `photos_by_member` ON `photos` (`member`,`added_at`);--> statement-breakpoint
CREATE INDEX `photos_to_inspect` ON `photos` (`added_at`) WHERE "photos"."state" = 'inspection';--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`demo` integer NOT NULL,
	`name` text NOT NULL,
	`gender` text NOT NULL,
	`sexuality` text NOT NULL,
	`birth_date` text NOT NULL,
	`country` text NOT NULL,
	`region` text NOT NULL,
	`town` text NOT NULL,
	`cell_lat` integer,
	`cell_lon` integer,
	`area` integer,
	`about` text NOT NULL,
	`details` text NOT NULL,
	`interests` text NOT NULL,
	`main_photo` text,
	`listed` integer NOT NULL,
	`last_active_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "profiles_cell_whole" CHECK(("profiles"."cell_lat" is null) = ("profiles"."cell_lon" is null) and ("profiles"."cell_lat" is null) = ("profiles"."area" is null))
);
--> statement-breakpoint
CREATE INDEX `profiles_by_activity` ON `profiles` (`last_active_at`,`id`,`gender`,`birth_date`,`kind`,`cell_lat`,`cell_lon`,`created_at`) WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX `profiles_by_country` ON `profiles` (`gender`,`country`,`last_active_at`,`id`,`birth_date`,`kind`,`cell_lat`,`cell_lon`,`created_at`) WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX `profiles_by_region` ON `profiles` (`gender`,`country`,`region`,`last_active_at`,`id`,`birth_date`,`kind`,`cell_lat`,`cell_lon`,`created_at`) WHERE "profiles"."listed";--> statement-breakpoint
CREATE INDEX `profiles_by_place` ON `profiles` (`gender`,`area`,`cell_lat`,`cell_lon`,`birth_date`,`kind`,`country`) WHERE "profiles"."listed";--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`endpoint` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_by_member` ON `push_subscriptions` (`member`);--> statement-breakpoint
CREATE TABLE `seats` (
	`member` text NOT NULL,
	`conversation` text NOT NULL,
	`with` text NOT NULL,
	`unread` integer NOT NULL,
	`sent` integer NOT NULL,
	`read_seq` integer NOT NULL,
	`other_read_seq` integer NOT NULL,
	`hidden_seq` integer NOT NULL,
	`acknowledged_at` integer,
	`listed` integer NOT NULL,
	`active_at` integer NOT NULL,
	PRIMARY KEY(`conversation`, `member`),
	FOREIGN KEY (`conversation`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "seats_unread_not_below_zero" CHECK("seats"."unread" >= 0)
);
--> statement-breakpoint
CREATE INDEX `seats_by_member` ON `seats` (`member`,`listed`,`active_at`,`conversation`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`started_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`agent` text NOT NULL,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_by_member` ON `sessions` (`member`);--> statement-breakpoint
CREATE TABLE `wallets` (
	`member` text PRIMARY KEY NOT NULL,
	`granted` integer NOT NULL,
	`paid` integer NOT NULL,
	`drawn` integer NOT NULL,
	CONSTRAINT "wallets_granted_not_below_zero" CHECK("wallets"."granted" >= 0),
	CONSTRAINT "wallets_paid_not_below_zero" CHECK("wallets"."paid" >= 0),
	CONSTRAINT "wallets_hold_whole_credits" CHECK(cast("wallets"."granted" as integer) = "wallets"."granted" and cast("wallets"."paid" as integer) = "wallets"."paid")
);
