ALTER TABLE "operator_actions" ADD COLUMN "member" text collate "C";--> statement-breakpoint
ALTER TABLE "operator_actions" ADD COLUMN "reason" text collate "C";--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
CREATE INDEX "operator_actions_by_member" ON "operator_actions" USING btree ("member","at","id");