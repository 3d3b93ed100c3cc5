ALTER TABLE "reports" ADD COLUMN "taken_at" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "outcome" text collate "C";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "grounds" text collate "C";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decided_at" bigint;