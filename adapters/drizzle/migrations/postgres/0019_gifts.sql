ALTER TABLE "conversations" ADD COLUMN "last_gift" text collate "C";--> statement-breakpoint
ALTER TABLE "held_messages" ADD COLUMN "gift" text collate "C";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "gift" text collate "C";