CREATE TABLE `refused_files` (
	`key` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refused_files_by_hash` ON `refused_files` (`hash`,`at`);--> statement-breakpoint
ALTER TABLE `chat_photos` ADD `refused_before` text;--> statement-breakpoint
ALTER TABLE `photos` ADD `look_again_at` integer;--> statement-breakpoint
ALTER TABLE `photos` ADD `refused_before` text;--> statement-breakpoint
CREATE INDEX `photos_to_look_at_again` ON `photos` (`look_again_at`) WHERE "photos"."look_again_at" is not null;