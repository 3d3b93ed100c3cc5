ALTER TABLE "held_messages" ADD COLUMN "answers" text collate "C";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "answers" text collate "C";