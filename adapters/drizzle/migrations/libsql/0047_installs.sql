CREATE TABLE `installs` (
	`key` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL
);
