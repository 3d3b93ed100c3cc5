ALTER TABLE `accounts` ADD `mail_troubles` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `mail_links_by_end` ON `mail_links` (`purpose`,`expires_at`);