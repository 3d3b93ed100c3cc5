ALTER TABLE "likes" ADD COLUMN "match_seen_at" bigint;--> statement-breakpoint
UPDATE "likes" SET "match_seen_at" = coalesce("seen_at", "at") WHERE EXISTS (SELECT 1 FROM "likes" AS "given" WHERE "given"."from" = "likes"."to" AND "given"."to" = "likes"."from" AND ("likes"."seen_at" IS NOT NULL OR "given"."at" >= "likes"."at"));
