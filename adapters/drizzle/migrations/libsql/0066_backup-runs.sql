CREATE TABLE `backup_runs` (
	`work` text PRIMARY KEY NOT NULL,
	`done_at` integer,
	`bytes` integer NOT NULL,
	`failed_at` integer,
	`fault` text
);
