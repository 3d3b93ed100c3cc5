CREATE TABLE `site_pages` (
	`site` text NOT NULL,
	`page` text NOT NULL,
	`locale` text NOT NULL,
	`version` integer NOT NULL,
	`text` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`site`, `page`, `locale`, `version`)
);
