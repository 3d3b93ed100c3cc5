CREATE TABLE `member_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`text` text NOT NULL,
	`by` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`by`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `member_notes_by_member` ON `member_notes` (`member`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `member_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`kind` text NOT NULL,
	`came_on` text NOT NULL,
	`due_on` text NOT NULL,
	`added_by` text NOT NULL,
	`added_at` integer NOT NULL,
	`extended` text,
	`state` text NOT NULL,
	`reason` text,
	`closed_by` text,
	`closed_at` integer,
	FOREIGN KEY (`added_by`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`closed_by`) REFERENCES `operators`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "member_requests_closed_whole" CHECK(("member_requests"."state" = 'open') = ("member_requests"."closed_at" is null))
);
--> statement-breakpoint
CREATE INDEX `member_requests_by_due` ON `member_requests` (`due_on`,`id`) WHERE "member_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX `member_requests_by_member` ON `member_requests` (`member`,`added_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `member_requests_open_once` ON `member_requests` (`member`,`kind`) WHERE "member_requests"."state" = 'open';