DROP INDEX "refunds_unsent";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "nth" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "given_at" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" bigint;--> statement-breakpoint
CREATE INDEX "refunds_undecided" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."given_at" is null and "refunds"."failed_at" is null;