CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`site` text,
	`texts` text NOT NULL,
	`path` text NOT NULL,
	`until` integer NOT NULL,
	`added_at` integer NOT NULL,
	`stopped_at` integer
);
--> statement-breakpoint
CREATE TABLE `campaign_mails` (
	`campaign` text NOT NULL,
	`kind` text NOT NULL,
	`member` text NOT NULL,
	`begun_at` integer NOT NULL,
	`sent_at` integer,
	PRIMARY KEY(`campaign`, `member`),
	FOREIGN KEY (`campaign`) REFERENCES `campaigns`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `campaign_mails_by_member` ON `campaign_mails` (`member`,`begun_at`);--> statement-breakpoint
ALTER TABLE `accounts` ADD `quiet_hours` text DEFAULT '{"from":1320,"to":480}';--> statement-breakpoint
UPDATE `accounts` SET `notifications_disabled` = json_insert(json_insert(`notifications_disabled`, '$[#]', 'promotions'), '$[#]', 'news')
WHERE `status` <> 'erased' AND `notifications_disabled` NOT LIKE '%"promotions"%' AND `notifications_disabled` NOT LIKE '%"news"%';
