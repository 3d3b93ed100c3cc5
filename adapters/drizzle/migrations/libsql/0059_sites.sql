CREATE TABLE `site_drafts` (
	`site` text PRIMARY KEY NOT NULL,
	`entry` text NOT NULL,
	`version` integer NOT NULL,
	`base` integer,
	`by` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `site_versions` (
	`revision` integer PRIMARY KEY NOT NULL,
	`site` text NOT NULL,
	`place` integer NOT NULL,
	`entry` text,
	`by` text,
	`at` integer NOT NULL,
	`restored` integer
);
--> statement-breakpoint
CREATE INDEX `site_versions_by_site` ON `site_versions` (`site`,`revision`);