CREATE TABLE `audit_entries` (
	`sequence` integer NOT NULL,
	`member` text NOT NULL,
	`type` text NOT NULL,
	`subject` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`member`, `sequence`)
);
