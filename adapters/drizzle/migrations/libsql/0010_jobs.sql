CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`worker` text,
	`leased_until` integer NOT NULL,
	`last_run_at` integer
);
