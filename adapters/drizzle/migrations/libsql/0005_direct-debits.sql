CREATE TABLE `direct_debits` (
	`id` text PRIMARY KEY NOT NULL,
	`member` text NOT NULL,
	`order` text NOT NULL,
	`payment` text NOT NULL,
	`details` text,
	`masked_iban` text NOT NULL,
	`masked_phone` text NOT NULL,
	`account` text NOT NULL,
	`asks` text NOT NULL,
	`asked_at` integer NOT NULL,
	`code_print` text,
	`code_sent_at` integer,
	`tried` text NOT NULL,
	`mandate_reference` text,
	`signed_at` integer,
	`returned_at` integer,
	FOREIGN KEY (`member`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "direct_debits_signed_whole" CHECK(("direct_debits"."signed_at" is null) = ("direct_debits"."mandate_reference" is null))
);
--> statement-breakpoint
CREATE INDEX `direct_debits_by_member` ON `direct_debits` (`member`,`asked_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `direct_debits_one_mandate_a_payment` ON `direct_debits` (`payment`) WHERE "direct_debits"."signed_at" is not null;--> statement-breakpoint
CREATE INDEX `direct_debits_returned` ON `direct_debits` (`account`) WHERE "direct_debits"."returned_at" is not null;--> statement-breakpoint
CREATE INDEX `direct_debits_to_forget` ON `direct_debits` (`asked_at`);